import type { Aspect } from '@kadr/contract/scene'
import { editorCopy } from '../copy.ts'
import type { ReelEditor } from '../model/use-reel-editor.ts'
import { ChipChoice } from './chip-choice.tsx'

const FIRST_COLOUR = '#2f4bff'
const CHOICES = [
  { value: 'auto', label: editorCopy.colour.byTemplate },
  { value: 'own', label: editorCopy.colour.own },
] as const

type Props<Form extends { aspect: Aspect; colour: string | null }> = {
  editor: Pick<ReelEditor<Form>, 'form' | 'update'>
}

/** Null means the template's own colour. */
export function BrandColour<Form extends { aspect: Aspect; colour: string | null }>({
  editor: { form, update },
}: Props<Form>) {
  const { colour } = form
  const change = (value: string | null, mark?: string) =>
    update((before) => ({ ...before, colour: value }), mark)
  return (
    <>
      <ChipChoice
        label={editorCopy.colour.label}
        options={CHOICES}
        value={colour === null ? 'auto' : 'own'}
        onChange={(choice) => change(choice === 'auto' ? null : FIRST_COLOUR)}
      />
      {colour === null ? null : (
        <label className="flex items-center justify-between gap-3 text-label font-medium">
          {editorCopy.colour.own}
          <input
            type="color"
            value={colour}
            // One drag over the palette is a single undo step.
            onChange={({ target }) => change(target.value, 'colour')}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
          />
        </label>
      )}
    </>
  )
}
