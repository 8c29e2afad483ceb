import type { ReactNode } from 'react'

type Props = {
  drawing: ReactNode
  /** The HTTP status, small above the title, for bug reports. */
  code: string
  title: string
  text: string
  /** The original message of the error. */
  detail?: string | undefined
  action: ReactNode
  isFullScreen: boolean
}

export const ErrorScreen = (props: Props) => {
  const { drawing, code, title, text, detail, action, isFullScreen } = props
  const content = (
    <div className="m-auto grid w-full max-w-120 justify-items-center gap-6 px-4 py-10 text-center">
      {drawing}
      <div className="grid gap-2">
        <p className="text-label font-medium text-ink-3 tabular-nums">{code}</p>
        <h1 className="text-headline font-bold text-balance">{title}</h1>
        <p className="text-ink-2 text-pretty">{text}</p>
        {detail ? <p className="text-label wrap-anywhere text-ink-3">{detail}</p> : null}
      </div>
      {action}
    </div>
  )
  if (!isFullScreen) return <div className="flex flex-1">{content}</div>
  return (
    <main className="flex min-h-dvh bg-canvas pt-(--safe-top) pb-(--safe-bottom)">{content}</main>
  )
}
