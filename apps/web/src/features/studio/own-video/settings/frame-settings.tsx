import type { FaceTrack } from '@kadr/contract/studio/footage'
import { type FramePin, framingMode } from '@kadr/contract/studio/own-video'
import type { FootagePiece } from '@kadr/contract/studio/scene/scene'
import { type Aspect, aspect } from '@kadr/contract/studio/scene/scene'
import { findFootageSecond } from '@kadr/scene/footage/footage-time'
import { Pin, X } from 'lucide-react'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { RangeField } from '../../../../ui/forms/range-field.tsx'
import { copy as texts } from '../copy.ts'
import type { OwnVideoEditor } from '../model/edited-own-video.ts'

const { frame: copy } = texts
const MODES = framingMode.options.map((value) => ({ value, label: copy.modes[value] }))
const SHAPES: readonly Aspect[] = ['9:16', '4:5', '1:1']
const ASPECTS = aspect.options
  .filter((value) => SHAPES.includes(value))
  .map((value) => ({ value, label: value }))
const MOST_PINS = 100
const MIDDLE = { x: 0.5, y: 0.5, zoom: 1 }
/** A pin this near is changed, not joined by another. */
const NEAR_MS = 500
const PERCENT = 100

type Props = {
  editor: OwnVideoEditor
  faces: FaceTrack | null | undefined
  isLooking: boolean
  pieces: readonly FootagePiece[]
}

const byTime = (pins: readonly FramePin[]) => pins.toSorted((one, other) => one.at - other.at)

/** Where the frame stands over a picture that has another shape. */
export default function FrameSettings({ editor, faces, isLooking, pieces }: Props) {
  const { form, update, player } = editor
  const { mode, pins } = form.framing
  const now = () => Math.round(findFootageSecond(pieces, player?.getState().seconds ?? 0) * 1000)
  const put = (view: FramePin['view'], at: number, mark?: string) =>
    update((before) => {
      const others = before.framing.pins.filter((pin) => Math.abs(pin.at - at) >= NEAR_MS)
      return {
        ...before,
        framing: { ...before.framing, pins: byTime([...others, { at, view }]) },
      }
    }, mark)
  const remove = (at: number) =>
    update((before) => ({
      ...before,
      framing: { ...before.framing, pins: before.framing.pins.filter((pin) => pin.at !== at) },
    }))
  const isFaceless = mode === 'face' && !isLooking && !faces?.looks.some((look) => look !== null)
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChipChoice
        label={copy.aspect}
        options={ASPECTS}
        value={form.aspect}
        onChange={(chosen) => update((before) => ({ ...before, aspect: chosen }))}
      />
      <ChipChoice
        label={copy.mode}
        options={MODES}
        value={mode}
        onChange={(chosen) =>
          update((before) => ({ ...before, framing: { ...before.framing, mode: chosen } }))
        }
      />
      <p className="text-caption text-ink-2">
        {mode === 'face' && isLooking ? copy.looking : null}
        {isFaceless ? copy.noFaces : null}
        {isFaceless || (mode === 'face' && isLooking) ? null : copy.hints[mode]}
      </p>
      <div className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            disabled={pins.length >= MOST_PINS}
            icon={<Pin aria-hidden="true" className="size-4" />}
            onClick={() => put(MIDDLE, now())}
          >
            {copy.pin}
          </Button>
          {pins.some(({ view }) => view !== null) ? (
            <Button variant="ghost" size="sm" onClick={() => put(null, now())}>
              {copy.release}
            </Button>
          ) : null}
        </div>
        <p className="text-caption text-ink-3">{copy.pinHint}</p>
      </div>
      {pins.length === 0 ? null : (
        <ul aria-label={copy.pins} className="grid grid-cols-1 gap-2">
          {pins.map(({ at, view }) => (
            <li key={at} className="grid grid-cols-1 border-line border-t pt-2">
              <div className="flex items-center justify-between gap-2">
                <p className="text-label font-medium tabular-nums">
                  {copy.at(at / 1000)}
                  {view ? null : `, ${copy.free}`}
                </p>
                <IconButton
                  label={copy.remove(at / 1000)}
                  size="sm"
                  icon={<X aria-hidden="true" className="size-4" />}
                  onClick={() => remove(at)}
                />
              </div>
              {view
                ? (['x', 'y'] as const).map((side) => (
                    <RangeField
                      key={side}
                      label={side === 'x' ? copy.across : copy.down}
                      text={editorCopy.percent(view[side] * PERCENT)}
                      value={Math.round(view[side] * PERCENT)}
                      min={0}
                      max={PERCENT}
                      step={1}
                      onChange={(value) =>
                        put({ ...view, [side]: value / PERCENT }, at, `pin ${at} ${side}`)
                      }
                    />
                  ))
                : null}
              {view ? (
                <RangeField
                  label={copy.zoom}
                  text={editorCopy.percent(view.zoom * PERCENT)}
                  value={view.zoom}
                  min={1}
                  max={3}
                  step={0.05}
                  onChange={(zoom) => put({ ...view, zoom }, at, `pin ${at} zoom`)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
