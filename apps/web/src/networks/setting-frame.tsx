import { useEffect, useRef } from 'react'
import { RangeField } from '../ui/forms/range-field.tsx'
import type { SettingsFormProps } from './composing-parts.ts'
import { readNumber, readText } from './read-setting.ts'

const STEP_SECONDS = 1

type FrameProps = {
  form: Pick<SettingsFormProps, 'settings' | 'onChange' | 'media'>
  /** The setting that holds the moment; zero leaves the choice to the cover or the network. */
  name: string
  unitsPerSecond: number
}

const describeFrame = (seconds: number) =>
  seconds === 0 ? 'не\u00a0выбран' : `${seconds}-я\u00a0секунда`

/** The frame of the video that becomes its cover. A picture chosen as the cover stands above it. */
export const SettingFrame = ({ form, name, unitsPerSecond }: FrameProps) => {
  const { settings, onChange, media } = form
  const player = useRef<HTMLVideoElement>(null)
  const video = media.find(({ kind }) => kind === 'video')
  const seconds = Math.round(readNumber({ settings, name }) / unitsPerSecond)
  useEffect(() => {
    if (player.current) player.current.currentTime = seconds
  }, [seconds])
  const last = Math.floor(video?.durationSeconds ?? 0)
  if (!video || last < STEP_SECONDS || readText({ settings, name: 'coverId' })) return null
  return (
    <div className="flex items-center gap-4">
      <video
        ref={player}
        src={video.urls.preview ?? video.urls.original}
        poster={video.urls.thumbnail ?? undefined}
        muted
        playsInline
        preload="metadata"
        tabIndex={-1}
        aria-label="Выбранный кадр"
        className="h-20 w-15 shrink-0 rounded-control bg-sunken object-cover object-top"
      />
      <div className="min-w-0 flex-1">
        <RangeField
          label="Кадр обложки"
          text={describeFrame(seconds)}
          value={seconds}
          min={0}
          max={last}
          step={STEP_SECONDS}
          onChange={(value) => onChange({ ...settings, [name]: value * unitsPerSecond })}
        />
      </div>
    </div>
  )
}
