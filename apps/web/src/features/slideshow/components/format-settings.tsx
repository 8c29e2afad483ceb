import { aspect } from '@kadr/contract/scene'
import { useState } from 'react'
import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { copy } from '../copy.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

const ASPECTS = aspect.options.map((value) => ({ value, label: copy.aspects[value] }))
const MAX_NAME = 200

/** A name in the middle of being typed may be empty; a saved one may not. */
const NameField = ({ name, onChange }: { name: string; onChange: (name: string) => void }) => {
  const [typed, setTyped] = useState<string>()
  return (
    <Field label={copy.format.name} hint={copy.format.nameHint}>
      <TextInput
        maxLength={MAX_NAME}
        value={typed ?? name}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(event.target.value)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}

export default function FormatSettings({ slideshow }: { slideshow: Slideshow }) {
  const { form, scene, update, reel, rename } = slideshow
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChipChoice
        label={copy.format.aspect}
        options={ASPECTS}
        value={form.aspect}
        onChange={(chosen) => update((before) => ({ ...before, aspect: chosen }))}
      />
      <NameField name={reel.draft.title} onChange={rename} />
      <p className="text-label text-ink-2 tabular-nums">{copy.format.length(scene.seconds)}</p>
    </div>
  )
}
