import { FACT_TEXT_MAX, FACT_TITLE_MAX, factKind } from '@kadr/contract/library/business'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy, KIND_NAME } from '../copy.ts'
import type { FactForm } from '../model/fact-form.ts'

const KINDS = factKind.options.map((kind) => ({ value: kind, label: KIND_NAME[kind] }))

const { form: words } = copy

const labelsOf = (kind: FactForm['kind']) => {
  if (kind === 'question') return { title: words.question, text: words.answer }
  if (kind === 'price') {
    return { title: words.priceOf, titleHint: words.priceOfHint, text: words.price }
  }
  return {
    title: words.about,
    titleHint: words.aboutHint,
    text: words.text,
    textHint: words.textHint,
  }
}

export const FactFields = () => {
  const { register, watch, formState } = useFormContext<FactForm>()
  const labels = labelsOf(watch('kind'))
  const { errors } = formState
  return (
    <>
      <Field label={words.kind} error={errors.kind?.message}>
        <Select options={KINDS} {...register('kind')} />
      </Field>
      <Field label={labels.title} hint={labels.titleHint} error={errors.title?.message}>
        <TextInput maxLength={FACT_TITLE_MAX} autoComplete="off" {...register('title')} />
      </Field>
      <Field label={labels.text} hint={labels.textHint} error={errors.text?.message} isRequired>
        <Textarea rows={3} maxLength={FACT_TEXT_MAX} {...register('text')} />
      </Field>
      <Field label={words.until} hint={words.untilHint} error={errors.lastDay?.message}>
        <TextInput type="date" className="max-w-52" {...register('lastDay')} />
      </Field>
    </>
  )
}
