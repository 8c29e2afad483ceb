import { Pause, Play } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'

const SIZE = { width: 480, height: 854 }
/** The part of a film that has to be seen before it is loaded. */
const SEEN = 0.4

const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const useInView = (frame: RefObject<HTMLElement | null>) => {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const node = frame.current
    if (!node) return
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView((entry?.intersectionRatio ?? 0) >= SEEN),
      { threshold: [0, SEEN] },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [frame])
  return isInView
}

type ReelFilmProps = { name: string; title: string }

/** A film of ours: a poster, and the film itself once it is in view. Without scripts the poster links to the file. */
export const ReelFilm = ({ name, title }: ReelFilmProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const isInView = useInView(frame)
  const [isStopped, setIsStopped] = useState<boolean>()
  const [isLoaded, setIsLoaded] = useState(false)
  const isPlaying = isInView && isStopped === false
  // A visitor who asked for less motion starts a film by its button.
  useEffect(() => setIsStopped(wantsStill()), [])
  useEffect(() => {
    if (isPlaying) setIsLoaded(true)
  }, [isPlaying])
  useEffect(() => {
    if (!isLoaded) return
    // A browser that saves power may refuse; the poster stays.
    if (isPlaying) video.current?.play().catch(() => undefined)
    else video.current?.pause()
  }, [isPlaying, isLoaded])
  const src = `/films/${name}.mp4`
  return (
    <div ref={frame} className="relative overflow-hidden rounded-card bg-sunken">
      <a href={src} className="block">
        <img
          src={`/films/${name}.webp`}
          {...SIZE}
          loading="lazy"
          decoding="async"
          alt={`Рилс Кадра: ${title}`}
          className="block h-auto w-full"
        />
      </a>
      {isLoaded ? (
        <video
          ref={video}
          src={src}
          muted
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          className="pointer-events-none absolute inset-0 size-full"
        />
      ) : null}
      <button
        type="button"
        aria-label={isPlaying ? `Остановить: ${title}` : `Показать: ${title}`}
        onClick={() => setIsStopped(isPlaying)}
        className="needs-script absolute right-2 bottom-2 grid size-11 cursor-pointer place-items-center rounded-full bg-night/70 text-on-night hover:bg-night"
      >
        {isPlaying ? (
          <Pause aria-hidden="true" className="size-5" />
        ) : (
          <Play aria-hidden="true" className="size-5" />
        )}
      </button>
    </div>
  )
}
