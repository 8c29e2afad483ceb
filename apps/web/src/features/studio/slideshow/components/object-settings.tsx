import { Search, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { ObjectPicker } from '../../../../reel-editor/objects/object-picker.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { RangeField } from '../../../../ui/forms/range-field.tsx'
import { copy } from '../copy.ts'
import { changeObject, objectNameOf, objectOf, replaceObject, slotsOf } from '../model/slides.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

/** The drawn objects of a slide: found by words, resized, removed. They are dragged on the picture. */
export const ObjectSettings = ({ slideshow: { slide, update } }: { slideshow: Slideshow }) => {
  const [opened, setOpened] = useState<number>()
  if (!slide || (slide.asset && slide.card.role !== 'compare' && slide.card.role !== 'pair'))
    return null
  const { id } = slide
  const slots = slotsOf(slide)
  if (slots.length === 0) return null
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 text-label font-medium">{copy.objects.label}</legend>
      {slots.map((slot) => {
        const object = objectOf(slide, slot)
        const isAbsent = object.isRemoved || objectNameOf(slide, slot) === null
        return (
          <div key={slot} className="grid grid-cols-1 gap-1">
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                icon={<Search aria-hidden="true" className="size-4" />}
                onClick={() => setOpened(slot)}
              >
                {slots.length > 1 ? copy.objects.findSlot(slot) : copy.objects.find}
              </Button>
              {isAbsent ? null : (
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<Trash2 aria-hidden="true" className="size-4" />}
                  onClick={() =>
                    update((before) => changeObject(before, { id, slot, isRemoved: true }))
                  }
                >
                  {copy.objects.remove}
                </Button>
              )}
              {object.x !== 0 || object.y !== 0 ? (
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<Undo2 aria-hidden="true" className="size-4" />}
                  onClick={() => update((before) => changeObject(before, { id, slot, x: 0, y: 0 }))}
                >
                  {copy.objects.back}
                </Button>
              ) : null}
            </div>
            {isAbsent ? null : (
              <RangeField
                label={copy.objects.size}
                text={editorCopy.percent(object.scale * 100)}
                value={object.scale}
                min={0.3}
                max={2.5}
                step={0.05}
                onChange={(scale) =>
                  update(
                    (before) => changeObject(before, { id, slot, scale }),
                    `scale ${id} ${slot}`,
                  )
                }
              />
            )}
          </div>
        )
      })}
      <ObjectPicker
        open={opened !== undefined}
        onOpenChange={(isOpen) => setOpened(isOpen ? (opened ?? 0) : undefined)}
        chosen={objectNameOf(slide, opened ?? 0)}
        onChoose={(name) =>
          update((before) => replaceObject(before, { id, slot: opened ?? 0, name }))
        }
      />
    </fieldset>
  )
}
