import { scheduleSlides } from '@kadr/scene/director/schedule'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { type KeyboardEvent, useRef, useState } from 'react'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { CornerGrip } from '../../../../reel-editor/handles/corner-grip.tsx'
import { nudgePlacement, type Placement } from '../../../../reel-editor/handles/gesture.ts'
import { usePlacementGesture } from '../../../../reel-editor/handles/use-placement-gesture.ts'
import { usePlayerValue } from '../../../../reel-editor/player/use-scene-player.ts'
import { copy } from '../copy.ts'
import {
  dragObject,
  keepOnCanvas,
  listPlacedObjects,
  type PlacedObject,
  toObjectChange,
} from '../model/object-placement.ts'
import { changeObject } from '../model/slides.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

/** Keeps white lines visible on a white background. */
const SHADE = 'drop-shadow(0 0 1px rgb(0 0 0 / 0.7))'
const REMOVING: ReadonlySet<string> = new Set(['Backspace', 'Delete'])
const share = (value: number) => `${value * 100}%`

const boxOf = ({ place, extent }: PlacedObject) => {
  const width = extent.width * place.scale
  const height = extent.height * place.scale
  return {
    left: share(place.x - width / 2),
    top: share(place.y - height / 2),
    width: share(width),
    height: share(height),
  }
}

/** Drag moves, pinch and the corner resize, arrow keys nudge, Delete removes. */
const ObjectHandle = ({
  slideshow: { form, slide, hold, update, player },
  object,
}: {
  slideshow: Slideshow
  object: PlacedObject
}) => {
  const frame = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const { slot, home } = object
  const id = slide?.id ?? ''
  const canvas = getCanvasSize(form.aspect)
  const put = (place: Placement) => (before: typeof form) =>
    changeObject(before, { id, slot, ...toObjectChange(place, { home, canvas }) })
  const { held, isDown, handlers } = usePlacementGesture({
    place: object.place,
    frame,
    drag: dragObject,
    onHold: (place) => hold(place && put(place)),
    onKeep: (place) => update(put(place)),
  })
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { key, shiftKey: isFar } = event
    if (REMOVING.has(key)) {
      event.preventDefault()
      event.stopPropagation()
      update((before) => changeObject(before, { id, slot, isRemoved: true }))
      return
    }
    const nudged = nudgePlacement({ start: object.place, key, isFar })
    if (!nudged) return
    event.preventDefault()
    event.stopPropagation()
    const place = keepOnCanvas(nudged)
    update(put(place), `place ${id} ${slot}`)
    setSaid(editorCopy.placeIs(place))
  }
  const box = boxOf(object)
  return (
    <div
      ref={frame}
      {...handlers}
      className={`absolute inset-0 touch-none select-none ${isDown ? '' : 'pointer-events-none'}`}
    >
      <button
        type="button"
        aria-label={copy.objects.move(slot)}
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - Delete"
        onKeyDown={press}
        onClick={() => player?.play()}
        className={`absolute touch-none rounded-control border-2 border-dashed -outline-offset-4 hover:border-on-night focus-visible:border-on-night ${held ? 'border-on-night' : 'border-transparent'}`}
        style={{ ...box, pointerEvents: 'auto', cursor: held ? 'grabbing' : 'grab', filter: SHADE }}
      />
      <CornerGrip place={object.place} box={box} />
      <output className="sr-only">{said}</output>
    </div>
  )
}

/** Handles over the objects of the selected slide, while it is seen and stands still. */
export const ObjectHandles = ({ slideshow }: { slideshow: Slideshow }) => {
  const { form, selected, player } = slideshow
  const span = scheduleSlides(form).slides[selected]
  const isStill = usePlayerValue(
    player,
    ({ isPlaying, seconds }) =>
      !isPlaying && span !== undefined && seconds >= span.start && seconds < span.end,
    false,
  )
  if (!isStill) return null
  return listPlacedObjects(slideshow).map((object) => (
    <ObjectHandle key={object.slot} slideshow={slideshow} object={object} />
  ))
}
