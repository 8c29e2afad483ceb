import type { Generation } from '@kadr/contract/studio/generations'
import { clipOf } from '../model/generation-state.ts'
import { wantsStillness } from '../model/use-playback.ts'

type Props = {
  generation: Generation
  label: string
  /** Whether sound, place and full screen can be chosen. */
  hasControls?: boolean
  className: string
}

/** A finished video that plays by itself, silent and again and again. */
export const ReadyFilm = ({ generation, label, hasControls = false, className }: Props) => {
  const clip = clipOf(generation)
  if (!clip) return null
  return (
    <video
      key={clip}
      src={clip}
      muted
      loop
      playsInline
      autoPlay={!wantsStillness()}
      controls={hasControls}
      preload="metadata"
      aria-label={label}
      {...(generation.posterUrl && { poster: generation.posterUrl })}
      className={className}
    />
  )
}
