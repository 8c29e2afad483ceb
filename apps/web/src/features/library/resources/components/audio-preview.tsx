import type { Resource } from '@kadr/contract/library/resources'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDuration } from '../../../../media/resources/format-file.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { copy } from '../copy.ts'

type Props = { resource: Resource; src: string }

/** A click on the waveform seeks. */
export const AudioPreview = ({ resource, src }: Props) => {
  const audio = useRef<HTMLAudioElement>(null)
  const [at, setAt] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const length = resource.durationSeconds ?? 0
  const share = length > 0 ? Math.min(100, (at / length) * 100) : 0
  const { thumbnail } = resource.urls

  const toggle = () => {
    if (isPlaying) audio.current?.pause()
    else void audio.current?.play().catch(() => undefined)
  }
  const seek = (seconds: number) => {
    setAt(seconds)
    if (audio.current) audio.current.currentTime = seconds
  }

  return (
    <div className="grid gap-3 rounded-control bg-sunken p-4">
      {/* biome-ignore lint/a11y/useMediaCaption: the user's own sound, there is no transcript */}
      <audio
        ref={audio}
        src={src}
        preload="metadata"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
      />
      <div className="relative h-28 overflow-hidden rounded-chip bg-surface has-focus-visible:outline-2 has-focus-visible:outline-focus">
        {thumbnail ? (
          <img src={thumbnail} alt="" className="absolute inset-0 size-full object-fill p-2" />
        ) : null}
        <div
          aria-hidden="true"
          className="absolute inset-y-0 left-0 border-r-2 border-accent bg-accent/15"
          style={{ width: `${share}%` }}
        />
        <input
          type="range"
          aria-label={copy.detail.seek}
          aria-valuetext={formatDuration(at)}
          min={0}
          max={length}
          step={0.1}
          value={Math.min(at, length)}
          onChange={(event) => seek(Number(event.target.value))}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <div className="flex items-center gap-3">
        <IconButton
          variant="primary"
          label={isPlaying ? copy.detail.pause : copy.detail.play}
          icon={
            isPlaying ? (
              <Pause aria-hidden="true" className="size-5 fill-current" />
            ) : (
              <Play aria-hidden="true" className="size-5 fill-current" />
            )
          }
          onClick={toggle}
        />
        <span className="text-label text-ink-2 tabular-nums">
          {formatDuration(at)} / {formatDuration(length)}
        </span>
      </div>
    </div>
  )
}
