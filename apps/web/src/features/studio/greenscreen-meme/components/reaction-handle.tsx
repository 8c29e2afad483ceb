import type { MemeReaction } from '@kadr/contract/studio/greenscreen-meme'
import { type KeyboardEvent, useRef, useState } from 'react'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { CornerGrip } from '../../../../reel-editor/handles/corner-grip.tsx'
import type { Placement } from '../../../../reel-editor/handles/gesture.ts'
import { usePlacementGesture } from '../../../../reel-editor/handles/use-placement-gesture.ts'
import { usePlayerValue } from '../../../../reel-editor/player/use-scene-player.ts'
import { copy } from '../copy.ts'
import type { MemeEditor } from '../model/edited-meme.ts'
import { changeReaction } from '../model/meme-form.ts'
import {
  computeVisibleBox,
  dragPosition,
  extentOf,
  nudgePosition,
} from '../model/reaction-placement.ts'
import { CentreLines } from './centre-lines.tsx'

/** The minimum touch target (WCAG 2.5.5). */
const LEAST = '44px'
/** Keeps white lines visible on a white background. */
const SHADE = 'drop-shadow(0 0 1px rgb(0 0 0 / 0.7))'
const share = (value: number) => `${value * 100}%`

const boxOf = ({ x, y, width, height }: ReturnType<typeof computeVisibleBox>) => ({
  left: `min(${share(x)}, 100% - ${LEAST})`,
  top: `min(${share(y)}, 100% - ${LEAST})`,
  width: `max(${share(width)}, ${LEAST})`,
  height: `max(${share(height)}, ${LEAST})`,
})

type Props = { editor: MemeEditor; reaction: MemeReaction }

/** Drag moves, pinch and the corner resize, arrow keys nudge. */
export const ReactionHandle = ({ editor, reaction }: Props) => {
  const { form, store, player, hold, update } = editor
  const frame = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const isPlaying = usePlayerValue(player, (state) => state.isPlaying, false)
  const { width, height } = (reaction.asset && store.get(reaction.asset)) || {}
  const clip = width && height ? { width, height } : undefined
  const extent = extentOf({ clip, aspect: form.aspect })
  const put = (place: Placement) => (before: typeof form) => changeReaction(before, place)
  const { held, isDown, handlers } = usePlacementGesture({
    place: reaction,
    frame,
    drag: (change) => dragPosition({ ...change, extent }),
    onHold: (place) => hold(place && put(place)),
    onKeep: (place) => update(put(place)),
  })
  const nudge = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { key, shiftKey: isFar } = event
    const place = nudgePosition({ start: reaction, key, isFar, extent })
    if (!place) return
    event.preventDefault()
    update(put(place), 'place')
    setSaid(editorCopy.placeIs(place))
  }
  const box = boxOf(computeVisibleBox({ place: reaction, extent }))
  return (
    <div
      ref={frame}
      {...handlers}
      className={`absolute inset-0 touch-none select-none ${isDown ? '' : 'pointer-events-none'}`}
    >
      {held === 'picture' ? <CentreLines place={reaction} /> : null}
      <button
        type="button"
        aria-label={copy.reaction.move}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + -"
        onKeyDown={nudge}
        onClick={() => (isPlaying ? player?.pause() : player?.play())}
        className={`absolute touch-none rounded-control -outline-offset-4 ${isPlaying ? '' : 'border-2 border-dashed border-on-night'}`}
        style={{ ...box, pointerEvents: 'auto', cursor: held ? 'grabbing' : 'grab', filter: SHADE }}
      />
      {isPlaying ? null : <CornerGrip place={reaction} box={box} />}
      <output className="sr-only">{said}</output>
    </div>
  )
}
