import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import { MAX_EXAMPLES, type VoiceErrors } from '../model/voice-fields.ts'

type Props = {
  examples: readonly string[]
  onChange: (examples: string[]) => void
  errors: VoiceErrors['examples']
  isReadOnly: boolean
}

/** Sample texts that the model imitates. */
export const ExamplesField = ({ examples, onChange, errors, isReadOnly }: Props) => {
  const hintId = useId()
  return (
    <fieldset aria-describedby={hintId} className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="text-label font-medium">{copy.brand.examples}</legend>
      <p id={hintId} className="text-label text-ink-3">
        {copy.brand.examplesHint}
      </p>
      {examples.map((example, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an example has no identity but its index
        <div key={index} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <Field label={copy.brand.example(index + 1)} isLabelHidden error={errors?.[index]}>
              <Textarea
                className="min-h-24"
                value={example}
                readOnly={isReadOnly}
                placeholder={copy.brand.example(index + 1)}
                onChange={(event) =>
                  onChange(examples.map((old, at) => (at === index ? event.target.value : old)))
                }
              />
            </Field>
          </div>
          {isReadOnly ? null : (
            <IconButton
              label={copy.brand.removeExample(index + 1)}
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={() => onChange(examples.filter((_old, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {isReadOnly || examples.length >= MAX_EXAMPLES ? null : (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange([...examples, ''])}
        >
          {copy.brand.addExample}
        </Button>
      )}
    </fieldset>
  )
}
