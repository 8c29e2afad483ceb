import type { BrandVoice } from '@kadr/contract/studio/ai'
import { useEffect, useRef, useState } from 'react'
import { TONE_NAME } from '../../../../ai/copy.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useSaveBrandVoice } from '../api/ai.mutations.ts'
import { copy } from '../copy.ts'
import {
  type VoiceForm as Form,
  findVoiceErrors,
  toVoice,
  toVoiceForm,
  type VoiceErrors,
} from '../model/voice-fields.ts'
import { ChoiceField, optionsOf } from './choice-field.tsx'
import { ExamplesField } from './examples-field.tsx'

/** Unsaved input; state is lifted to the page, so that switching tabs keeps it. */
export type TypedVoice = { typed: Form | undefined; onType: (typed: Form | undefined) => void }
type Props = TypedVoice & { voice: BrandVoice; canEdit: boolean }

const NONE: VoiceErrors = {}

export const VoiceForm = ({ voice, canEdit, typed, onType }: Props) => {
  const [errors, setErrors] = useState(NONE)
  const formRef = useRef<HTMLFormElement>(null)
  const save = useSaveBrandVoice()
  const form = typed ?? toVoiceForm(voice)
  const change = (part: Partial<Form>) => onType({ ...form, ...part })
  useEffect(() => {
    if (errors !== NONE) formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const submit = () => {
    const wrong = findVoiceErrors(form)
    setErrors(wrong ?? NONE)
    if (wrong) return
    save.mutate(toVoice(form), {
      onSuccess: () => {
        onType(undefined)
        notify.success(copy.brand.saved)
      },
      onError: (error) => notify.error(copy.brand.notSaved, { text: failureText(error) }),
    })
  }

  return (
    <Card asChild className="max-w-140">
      <form
        ref={formRef}
        noValidate
        aria-label={copy.voice}
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="text-label text-ink-2">{canEdit ? copy.brand.text : copy.brand.viewer}</p>
        <fieldset disabled={!canEdit} className="grid min-w-0 grid-cols-1 gap-4">
          <ChoiceField
            label={copy.brand.tone}
            options={optionsOf(TONE_NAME)}
            value={form.tone}
            onChange={(tone) => change({ tone })}
          />
          <Field label={copy.brand.about} hint={copy.brand.aboutHint} error={errors.about}>
            <Textarea
              className="min-h-24"
              value={form.about}
              onChange={(event) => change({ about: event.target.value })}
            />
          </Field>
          <Field
            label={copy.brand.wordsToUse}
            hint={copy.brand.wordsHint}
            error={errors.wordsToUse}
          >
            <TextInput
              value={form.wordsToUse}
              onChange={(event) => change({ wordsToUse: event.target.value })}
            />
          </Field>
          <Field
            label={copy.brand.wordsToAvoid}
            hint={copy.brand.wordsHint}
            error={errors.wordsToAvoid}
          >
            <TextInput
              value={form.wordsToAvoid}
              onChange={(event) => change({ wordsToAvoid: event.target.value })}
            />
          </Field>
          <ExamplesField
            examples={form.examples}
            onChange={(examples) => change({ examples })}
            errors={errors.examples}
            isReadOnly={!canEdit}
          />
        </fieldset>
        {canEdit ? (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isLoading={save.isPending} disabled={typed === undefined}>
              {copy.brand.save}
            </Button>
            {typed && !save.isPending ? (
              <Button
                variant="ghost"
                onClick={() => {
                  onType(undefined)
                  setErrors(NONE)
                }}
              >
                {copy.brand.reset}
              </Button>
            ) : null}
          </div>
        ) : null}
      </form>
    </Card>
  )
}
