import type { Aspect } from '@kadr/contract/scene'
import { getCanvasSize } from '@kadr/scene/canvas-size'
import { type ReactNode, useEffect, useRef } from 'react'
import { editorCopy } from '../copy.ts'
import { SafeZones } from './safe-zones.tsx'
import type { ScenePlayer } from './scene-player.ts'
import { usePlayerValue } from './use-scene-player.ts'

type Props = {
  player: ScenePlayer | undefined
  aspect: Aspect
  areZonesShown: boolean
  /** Overlays. */
  children?: ReactNode
}

export const SceneView = ({ player, aspect, areZonesShown, children }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isPlaying = usePlayerValue(player, (state) => state.isPlaying, false)
  const { width, height } = getCanvasSize(aspect)
  useEffect(() => {
    if (player && canvas.current) return player.attach(canvas.current)
  }, [player])
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
        onClick={() => (isPlaying ? player?.pause() : player?.play())}
        className="absolute inset-0 cursor-pointer rounded-card -outline-offset-4"
      />
      {children}
    </div>
  )
}
