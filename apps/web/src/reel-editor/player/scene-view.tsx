import type { Aspect } from '@kadr/contract/studio/scene/scene'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { editorCopy } from '../copy.ts'
import { SafeZones } from './safe-zones.tsx'
import type { ScenePlayer } from './scene-player.ts'
import { usePlayerValue } from './use-scene-player.ts'

type Props = {
  player: ScenePlayer | undefined
  aspect: Aspect
  areZonesShown: boolean
  /** A tap on the picture, in canvas pixels; true when it was handled. */
  onTap?: ((point: { x: number; y: number }) => boolean) | undefined
  /** Overlays. */
  children?: ReactNode
}

export const SceneView = ({ player, aspect, areZonesShown, onTap, children }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isPlaying = usePlayerValue(player, (state) => state.isPlaying, false)
  const { width, height } = getCanvasSize(aspect)
  useEffect(() => {
    if (player && canvas.current) return player.attach(canvas.current)
  }, [player])
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width: shown } = event.currentTarget.getBoundingClientRect()
    const scale = width / shown
    // A key press has no place on the picture.
    const isPointed = event.detail > 0
    const point = { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale }
    if (isPointed && !isPlaying && onTap?.(point)) return
    if (isPlaying) player?.pause()
    else player?.play()
  }
  return (
    <div
      className="relative mx-auto max-h-full max-w-full overflow-hidden rounded-card shadow-pop"
      style={{ aspectRatio: `${width} / ${height}`, height: '100%' }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={editorCopy.player.picture}
        className="absolute inset-0 size-full"
      />
      {areZonesShown ? <SafeZones aspect={aspect} /> : null}
      <button
        type="button"
        aria-label={isPlaying ? editorCopy.player.pause : editorCopy.player.play}
        onClick={press}
        className="absolute inset-0 cursor-pointer rounded-card -outline-offset-4"
      />
      {children}
    </div>
  )
}
