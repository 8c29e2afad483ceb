import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { DrawingName } from './error-drawing.tsx'

/** Not part of the shell; when the network is what failed, the page does without it. */
const ErrorDrawing = lazy<ComponentType<{ name: DrawingName }>>(() =>
  import('./error-drawing.tsx').catch(() => ({ default: () => null })),
)

type Props = {
  drawing: DrawingName
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
      <div className="h-35 w-50">
        <Suspense>
          <ErrorDrawing name={drawing} />
        </Suspense>
      </div>
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
