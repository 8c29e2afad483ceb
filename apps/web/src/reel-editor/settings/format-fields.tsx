import { type Aspect, aspect } from '@kadr/contract/studio/scene/scene'
import { useState } from 'react'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { editorCopy } from '../copy.ts'
import type { ReelEditor } from '../frame/use-reel-editor.ts'
import { ChipChoice } from './chip-choice.tsx'

const { format: copy } = editorCopy
const ASPECTS = aspect.options.map((value) => ({ value, label: copy.aspects[value] }))
const MAX_NAME = 200

type Props<Form extends { aspect: Aspect }> = {
  editor: Pick<ReelEditor<Form>, 'form' | 'reel' | 'rename' | 'scene' | 'update'>
}

/** The title may be empty while it is typed; a saved one may not. */
export function FormatFields<Form extends { aspect: Aspect }>({
  editor: { form, reel, rename, scene, update },
}: Props<Form>) {
  const [typed, setTyped] = useState<string>()
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChipChoice
        label={copy.aspect}
        options={ASPECTS}
        value={form.aspect}
        onChange={(chosen) => update((before) => ({ ...before, aspect: chosen }))}
      />
      <Field label={copy.name} hint={copy.nameHint}>
        <TextInput
          maxLength={MAX_NAME}
          value={typed ?? reel.draft.title}
          onChange={(event) => {
            setTyped(event.target.value)
            rename(event.target.value)
          }}
          onBlur={() => setTyped(undefined)}
        />
      </Field>
      <p className="text-label text-ink-2 tabular-nums">{copy.length(scene.seconds)}</p>
    </div>
  )
}
