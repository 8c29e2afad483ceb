import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Point } from '../../../../reel-editor/handles/gesture.ts'
import type { ScenePlayer } from '../../../../reel-editor/player/scene-player.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { copy } from '../copy.ts'
import { pixelUnder, readColour } from '../model/pick-colour.ts'
import { ColourMark } from './colour-mark.tsx'

type Props = {
  player: ScenePlayer
  asset: string
  isFlipped: boolean
  onPick: (colour: string) => void
  onCancel: () => void
}
type Aim = { point: Point; colour: string }

/** The unkeyed clip over the preview; a press samples its colour. */
export const ColourPicker = ({ player, asset, isFlipped, onPick, onCancel }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFrame, setHasFrame] = useState(false)
  const [aim, setAim] = useState<Aim>()
  const findFrame = useEffectEvent(() => player.sourceFrame({ layerId: 'reaction', asset }))
  const cancel = useEffectEvent(onCancel)

  useEffect(() => {
    player.pause()
    // The first shot of the reaction is the one that is sampled.
    player.seek(0)
  }, [player])
  useEffect(() => {
    let request = 0
    // The clip may still be loading or seeking.
    const show = () => {
      const frame = findFrame()
      if (frame && canvas.current) {
        const { width, height } = frame
        if (canvas.current.width !== width || canvas.current.height !== height)
          Object.assign(canvas.current, { width, height })
        canvas.current.getContext('2d')?.drawImage(frame.image, 0, 0, width, height)
        setHasFrame(true)
      }
      request = requestAnimationFrame(show)
    }
    show()
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      cancel()
    }
    window.addEventListener('keydown', press)
    return () => {
      cancelAnimationFrame(request)
      window.removeEventListener('keydown', press)
    }
  }, [])

  const aimAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Aim | undefined => {
    const view = canvas.current?.getBoundingClientRect()
    const frame = player.sourceFrame({ layerId: 'reaction', asset })
    if (!view || !frame) return undefined
    const point = { x: clientX - view.left, y: clientY - view.top }
    const inFile = { ...point, x: isFlipped ? view.width - point.x : point.x }
    const pixel = pixelUnder({ point: inFile, view, picture: frame })
    return pixel && { point, colour: readColour({ frame, pixel }) }
  }
  const pick = (at: { clientX: number; clientY: number }) => {
    const found = aimAt(at)
    if (found) onPick(found.colour)
  }
  return (
    <div className="absolute inset-0 select-none bg-night">
      <canvas
        ref={canvas}
        role="img"
        aria-label={copy.pick.picture}
        onPointerDown={(event) => setAim(aimAt(event))}
        onPointerMove={(event) => setAim(aimAt(event))}
        onPointerLeave={() => setAim(undefined)}
        onPointerCancel={() => setAim(undefined)}
        onPointerUp={(event) => event.pointerType !== 'touch' && event.button === 0 && pick(event)}
        // The synthetic click after a touch would hit the element below once the picker is unmounted.
        onTouchEnd={(event) => {
          event.preventDefault()
          const finger = event.changedTouches[0]
          if (finger) pick(finger)
        }}
        className="size-full touch-none object-contain"
        style={{ cursor: 'crosshair', transform: isFlipped ? 'scaleX(-1)' : undefined }}
      />
      {aim ? <ColourMark {...aim} /> : null}
      <p
        role="status"
        className="pointer-events-none absolute inset-x-0 bottom-0 bg-night/60 p-2 text-center text-caption text-on-night"
      >
        {hasFrame ? copy.pick.hint : copy.pick.waiting}
      </p>
      <span className="absolute top-1 right-1">
        <IconButton
          label={copy.pick.cancel}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={onCancel}
          variant="secondary"
        />
      </span>
    </div>
  )
}
