import { useEffect, useRef } from 'react'

const SECONDS_IN_MINUTE = 60

const countWords = (text: string) => text.split(/\s+/u).filter(Boolean).length

type Props = {
  text: string
  wordsPerMinute: number
  isRunning: boolean
}

/** The words move over the camera at the speed of speech. They are not in the recording. */
export const Teleprompter = ({ text, wordsPerMinute, isRunning }: Props) => {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = page.current
    if (!element) return
    element.scrollTop = 0
    if (!isRunning) return
    const seconds = (countWords(text) / wordsPerMinute) * SECONDS_IN_MINUTE
    const distance = element.scrollHeight - element.clientHeight
    const begun = performance.now()
    let frame = requestAnimationFrame(function move(now) {
      element.scrollTop = Math.min(1, (now - begun) / 1000 / Math.max(1, seconds)) * distance
      frame = requestAnimationFrame(move)
    })
    return () => cancelAnimationFrame(frame)
  }, [text, wordsPerMinute, isRunning])
  if (text.trim() === '') return null
  return (
    <div
      ref={page}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      className="absolute inset-x-0 top-0 h-2/5 overflow-y-auto bg-night/70 px-4 py-6 [scrollbar-width:none]"
    >
      <p className="text-title font-semibold whitespace-pre-line text-on-night">{text}</p>
      <div aria-hidden="true" className="h-32" />
    </div>
  )
}
