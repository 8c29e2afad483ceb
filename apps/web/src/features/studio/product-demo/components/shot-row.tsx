import type { DemoShot } from '@kadr/contract/studio/product-demo'
import { ArrowUp, Trash2 } from 'lucide-react'
import { LiveThumb } from '../../../../media/resources/resource-thumb.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { RangeField } from '../../../../ui/forms/range-field.tsx'
import { copy } from '../copy.ts'
import { changeShot, moveEarlier } from '../model/demo-form.ts'
import type { DemoEditor } from '../model/edited-demo.ts'

type Props = { editor: DemoEditor; shot: DemoShot; index: number }

export const ShotRow = ({ editor, shot, index }: Props) => {
  const { store, update } = editor
  const resource = store.get(shot.asset)
  return (
    <li className="flex items-center gap-3">
      <div className="w-12 shrink-0">
        {resource ? (
          <LiveThumb resource={resource} />
        ) : (
          <span className="flex aspect-square items-center justify-center rounded-control bg-sunken text-center text-caption text-ink-3">
            {copy.demo.missing}
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1">
        <RangeField
          label={copy.demo.seconds(index)}
          text={copy.seconds(shot.seconds)}
          value={shot.seconds}
          min={0.8}
          max={12}
          step={0.1}
          onChange={(seconds) =>
            update((before) => changeShot(before, { id: shot.id, seconds }), `shot ${shot.id}`)
          }
        />
      </div>
      <div className="flex">
        <IconButton
          label={copy.demo.earlier(index)}
          disabled={index === 0}
          icon={<ArrowUp aria-hidden="true" className="size-5" />}
          onClick={() => update((before) => moveEarlier(before, index))}
        />
        <IconButton
          label={copy.demo.remove(index)}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={() =>
            update((before) => ({
              ...before,
              shots: before.shots.filter(({ id }) => id !== shot.id),
            }))
          }
        />
      </div>
    </li>
  )
}
