import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { DrawingName } from './error-drawing.tsx'

/**
 * Not part of the shell; when the network is what failed, the page does without it. After the first render: a lazy
 * component, which the server's document can't wait for, would be an error of the hydration.
 */
const useDrawing = () => {
  const [Drawing, setDrawing] = useState<ComponentType<{ name: DrawingName }>>()
  useEffect(() => {
    import('./error-drawing.tsx').then(
      (file) => setDrawing(() => file.default),
      () => undefined,
    )
  }, [])
  return Drawing
}

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
  const Drawing = useDrawing()
  const content = (
    <div className="m-auto grid w-full max-w-120 justify-items-center gap-6 px-4 py-10 text-center">
      <div className="h-35 w-50">{Drawing ? <Drawing name={drawing} /> : null}</div>
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
