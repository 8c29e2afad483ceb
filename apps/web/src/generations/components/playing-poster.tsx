import { clsx } from 'clsx'
import { Clapperboard, Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { formatDuration } from '../../media/resources/format-file.ts'
import { copy } from '../copy.ts'
import type { Playback } from '../model/use-playback.ts'

/** Hidden until its first frame, so that the poster shows meanwhile. */
const Clip = ({ src, onFailed }: { src: string; onFailed: () => void }) => {
  const [isSeen, setIsSeen] = useState(false)
  return (
    <video
      src={src}
      muted
      loop
      autoPlay
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setIsSeen(true)}
      onError={onFailed}
      className={clsx('absolute inset-0 size-full object-contain', !isSeen && 'opacity-0')}
    />
  )
}

type Props = {
  title: string
  picture: string | null
  /** Undefined while there is no video. */
  clip: string | undefined
  /** Undefined where the length is shown elsewhere. */
  seconds?: number
  playback: Playback
}

export const PlayingPoster = ({ title, picture, clip, seconds, playback }: Props) => (
  <div className="relative aspect-9/16 overflow-hidden bg-sunken">
    {picture ? (
      <img
        src={picture}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        className="absolute inset-0 size-full object-contain"
      />
    ) : (
      <div
        aria-hidden="true"
        className="absolute inset-0 grid content-center gap-3 bg-accent-soft p-4 text-accent"
      >
        <Clapperboard className="size-7" />
        <p className="line-clamp-5 text-title font-bold text-balance wrap-anywhere hyphens-auto">
          {title}
        </p>
      </div>
    )}
    {clip && playback.isPlaying ? <Clip src={clip} onFailed={playback.stop} /> : null}
    {seconds === undefined ? null : (
      <span className="absolute right-2 bottom-2 rounded-chip bg-night/80 px-1.5 py-0.5 text-caption text-on-night tabular-nums">
        {formatDuration(seconds)}
      </span>
    )}
    {clip ? (
      <button
        type="button"
        aria-label={playback.isPlaying ? copy.stop(title) : copy.play(title)}
        aria-pressed={playback.isPlaying}
        onClick={playback.toggle}
        className="absolute bottom-0 left-0 z-10 flex size-11 cursor-pointer items-center justify-center"
      >
        <span className="flex size-9 items-center justify-center rounded-full bg-night/80 text-on-night">
          {playback.isPlaying ? (
            <Pause aria-hidden="true" className="size-4 fill-current" />
          ) : (
            <Play aria-hidden="true" className="size-4 fill-current" />
          )}
        </span>
      </button>
    ) : null}
  </div>
)
