import { X } from 'lucide-react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'

const DEFAULT = '#2f4bff'
const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text)

type Props = { value: string; onChange: (value: string) => void; error?: string | undefined }

export const ColorField = ({ value, onChange, error }: Props) => (
  <Field label={copy.form.color} hint={copy.form.colorHint} error={error}>
    <span className="flex gap-2">
      <input
        type="color"
        aria-label={copy.form.colorPick}
        value={isColor(value) ? value : DEFAULT}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
      />
      <TextInput
        value={value}
        maxLength={7}
        placeholder={copy.form.noColor}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.trim())}
      />
      {value ? (
        <IconButton
          label={copy.form.noColor}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={() => onChange('')}
        />
      ) : null}
    </span>
  </Field>
)
