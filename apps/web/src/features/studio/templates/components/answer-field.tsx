import type { Resource } from '@kadr/contract/library/resources'
import type { TemplateField } from '@kadr/contract/studio/reel-templates'
import { AssetSlot } from '../../../../reel-editor/settings/asset-slot.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'

const { making: words } = copy
const LONG = 100
const SHOWN = 120

type WordsProps = {
  field: Extract<TemplateField, { kind: 'text' }>
  value: string
  error: string | undefined
  onChange: (text: string) => void
}

export const WordsField = ({ field, value, error, onChange }: WordsProps) => {
  const { label, most, lines, value: was } = field
  const before = words.was(was.replaceAll('*', '').replaceAll('\n', ' · ').slice(0, SHOWN))
  const control = {
    value,
    maxLength: most,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <Field
      label={label}
      hint={lines ? `${words.lines}. ${before}` : before}
      error={error}
      isRequired
    >
      {lines || most > LONG * 10 ? (
        <Textarea rows={lines ? 4 : 6} {...control} />
      ) : (
        <TextInput {...control} />
      )}
    </Field>
  )
}

type FileProps = {
  field: Extract<TemplateField, { kind: 'file' }>
  resource: Resource | undefined
  onChange: (resource: Resource | undefined) => void
}

export const FileSlot = ({ field: { label, takes }, resource, onChange }: FileProps) => (
  <AssetSlot
    label={label}
    empty={words.noFile}
    kinds={takes}
    resource={resource}
    isMissing={false}
    onChoose={onChange}
    onRemove={() => onChange(undefined)}
  />
)
