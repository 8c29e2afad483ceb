import type { Resource } from '@kadr/contract/library/resources'
import type { Insert } from '@kadr/contract/studio/talking-head'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { ResourcePicker } from '../../../../media/picker/resource-picker.tsx'
import { Credit } from '../../../../media/resources/credit.tsx'
import { LiveThumb } from '../../../../media/resources/resource-thumb.tsx'
import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { RangeField } from '../../../../ui/forms/range-field.tsx'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/edited-talking-head.ts'
import { SaidObjects } from './said-objects.tsx'

const MAX_INSERTS = 12
const USUAL_SECONDS = 3
const LEAST_SECONDS = 0.5
const MOST_SECONDS = 15
const KINDS = ['image', 'video'] as const
const LAYOUTS = (['full', 'card'] as const).map((value) => ({
  value,
  label: copy.inserts.layouts[value],
}))

type RowProps = {
  talking: TalkingHead
  insert: Insert
  index: number
}

const InsertRow = ({ talking, insert, index }: RowProps) => {
  const { scene, store, update } = talking
  const resource = store.get(insert.asset)
  const set = (next: Insert, mark?: string) =>
    update(
      (before) => ({
        ...before,
        inserts: before.inserts.map((one) => (one.id === insert.id ? next : one)),
      }),
      mark,
    )
  const length = insert.end - insert.start
  const last = Math.max(0, scene.seconds - LEAST_SECONDS)
  return (
    <li
      aria-label={copy.inserts.name(index)}
      className="grid grid-cols-1 gap-2 border-line border-t pt-3"
    >
      <div className="flex items-center gap-3">
        <div className="w-12 shrink-0">{resource ? <LiveThumb resource={resource} /> : null}</div>
        <p className="min-w-0 flex-1 truncate text-label">
          {resource?.name ?? copy.inserts.name(index)}
        </p>
        <Button
          variant="ghost"
          size="sm"
          onClick={() =>
            update((before) => ({
              ...before,
              inserts: before.inserts.filter(({ id }) => id !== insert.id),
            }))
          }
        >
          {copy.inserts.remove}
        </Button>
      </div>
      {resource?.attribution ? (
        <Credit attribution={resource.attribution} className="text-caption text-ink-3" />
      ) : null}
      <RangeField
        label={copy.inserts.start}
        text={copy.inserts.seconds(insert.start)}
        value={Math.min(insert.start, last)}
        min={0}
        max={last}
        step={0.1}
        onChange={(start) => set({ ...insert, start, end: start + length }, `${insert.id} start`)}
      />
      <RangeField
        label={copy.inserts.length}
        text={copy.inserts.seconds(length)}
        value={length}
        min={LEAST_SECONDS}
        max={MOST_SECONDS}
        step={0.1}
        onChange={(value) => set({ ...insert, end: insert.start + value }, `${insert.id} end`)}
      />
      <ChipChoice
        label={copy.inserts.layout}
        options={LAYOUTS}
        value={insert.layout}
        onChange={(layout) => set({ ...insert, layout })}
      />
    </li>
  )
}

/** A new insert starts at the current position of the preview. */
export default function InsertSettings({ talking }: { talking: TalkingHead }) {
  const { form, scene, player, update, addResources } = talking
  const [isOpen, setIsOpen] = useState(false)
  const isFull = form.inserts.length >= MAX_INSERTS
  const add = (resource: Resource) => {
    addResources([resource])
    const shown = player?.getState().seconds ?? 0
    const start = Math.max(0, Math.min(shown, scene.seconds - USUAL_SECONDS))
    const insert: Insert = {
      id: crypto.randomUUID(),
      asset: resource.id,
      start,
      end: start + USUAL_SECONDS,
      layout: 'full',
    }
    update((before) => ({ ...before, inserts: [...before.inserts, insert] }))
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {form.presenter.kind === 'drawn' ? <SaidObjects talking={talking} /> : null}
      {form.inserts.length === 0 ? (
        <p className="text-label text-ink-2">{copy.inserts.empty}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {form.inserts.map((insert, index) => (
            <InsertRow key={insert.id} talking={talking} insert={insert} index={index} />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        disabled={isFull}
        icon={<ImagePlus aria-hidden="true" className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {copy.inserts.add}
      </Button>
      {isFull ? <p className="text-caption text-ink-3">{copy.inserts.full}</p> : null}
      <ResourcePicker
        open={isOpen}
        onOpenChange={setIsOpen}
        kinds={KINDS}
        max={1}
        onChoose={([resource]) => resource && add(resource)}
      />
    </div>
  )
}
