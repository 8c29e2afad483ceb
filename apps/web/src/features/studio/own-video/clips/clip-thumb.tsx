import { useEffect, useRef, useState } from 'react'

type Props = { film: string | undefined; seconds: number }

/** A still of a film: its bytes are read only where the row is seen. */
export const ClipThumb = ({ film, seconds }: Props) => {
  const place = useRef<HTMLSpanElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <span ref={place} aria-hidden="true" className="absolute inset-0">
      {film && isSeen ? (
        <video
          src={`${film}#t=${seconds.toFixed(2)}`}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          className="size-full object-cover"
        />
      ) : null}
    </span>
  )
}
