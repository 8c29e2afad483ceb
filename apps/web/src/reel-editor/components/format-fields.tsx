import { type Aspect, aspect } from '@kadr/contract/scene'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { editorCopy } from '../copy.ts'
import { ChipChoice } from './chip-choice.tsx'

const { format: copy } = editorCopy
const ASPECTS = aspect.options.map((value) => ({ value, label: copy.aspects[value] }))
const MAX_NAME = 200

type Props = {
  shape: Aspect
  title: string
  seconds: number
  onShape: (shape: Aspect) => void
  onRename: (title: string) => void
}

/** Size, name and length. A name in the middle of being typed may be empty; a saved one may not. */
export const FormatFields = ({ shape, title, seconds, onShape, onRename }: Props) => {
  const [typed, setTyped] = useState<string>()
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChipChoice label={copy.aspect} options={ASPECTS} value={shape} onChange={onShape} />
      <Field label={copy.name} hint={copy.nameHint}>
        <TextInput
          maxLength={MAX_NAME}
          value={typed ?? title}
          onChange={(event) => {
            setTyped(event.target.value)
            onRename(event.target.value)
          }}
          onBlur={() => setTyped(undefined)}
        />
      </Field>
      <p className="text-label text-ink-2 tabular-nums">{copy.length(seconds)}</p>
    </div>
  )
}
