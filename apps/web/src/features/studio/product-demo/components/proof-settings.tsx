import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import { Field } from '../../../../ui/forms/field.tsx'
import { RangeField } from '../../../../ui/forms/range-field.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import type { DemoEditor } from '../model/edited-demo.ts'

const { proof } = copy
const FIRST_CHANGE = { before: '', after: '' }
const FIRST_REVIEW = { stars: 5, text: '', author: '' }
const MAX_SIDE = 60
const MAX_REVIEW = 120
const MAX_AUTHOR = 40

const ChangeFields = ({ editor: { form, update } }: { editor: DemoEditor }) => {
  const put = (changes: Partial<typeof FIRST_CHANGE>) =>
    update(
      (before) => ({ ...before, change: { ...(before.change ?? FIRST_CHANGE), ...changes } }),
      'change',
    )
  const { change } = form
  if (!change) return null
  return (
    <>
      <Field label={proof.before}>
        <TextInput
          maxLength={MAX_SIDE}
          value={change.before}
          placeholder={proof.beforePlaceholder}
          onChange={({ target }) => put({ before: target.value })}
        />
      </Field>
      <Field label={proof.after}>
        <TextInput
          maxLength={MAX_SIDE}
          value={change.after}
          placeholder={proof.afterPlaceholder}
          onChange={({ target }) => put({ after: target.value })}
        />
      </Field>
    </>
  )
}

const ReviewFields = ({ editor: { form, update } }: { editor: DemoEditor }) => {
  const put = (changes: Partial<NonNullable<ProductDemoForm['review']>>) =>
    update(
      (before) => ({ ...before, review: { ...(before.review ?? FIRST_REVIEW), ...changes } }),
      'review',
    )
  const { review } = form
  if (!review) return null
  return (
    <>
      <Field label={proof.review}>
        <TextInput
          maxLength={MAX_REVIEW}
          value={review.text}
          placeholder={proof.reviewPlaceholder}
          onChange={({ target }) => put({ text: target.value })}
        />
      </Field>
      <Field label={proof.author}>
        <TextInput
          maxLength={MAX_AUTHOR}
          value={review.author}
          onChange={({ target }) => put({ author: target.value })}
        />
      </Field>
      <RangeField
        label={proof.stars}
        text={proof.starsText(review.stars)}
        value={review.stars}
        min={1}
        max={5}
        step={0.1}
        onChange={(stars) => put({ stars: Math.round(stars * 10) / 10 })}
      />
    </>
  )
}

/** Scenes that prove what is said: before and after, a review. */
export const ProofSettings = ({ editor }: { editor: DemoEditor }) => {
  const { form, update } = editor
  return (
    <>
      <Switch
        label={proof.change}
        checked={form.change !== null}
        onChange={({ target }) =>
          update((before) => ({ ...before, change: target.checked ? FIRST_CHANGE : null }))
        }
      />
      <ChangeFields editor={editor} />
      <Switch
        label={proof.hasReview}
        checked={form.review !== null}
        onChange={({ target }) =>
          update((before) => ({ ...before, review: target.checked ? FIRST_REVIEW : null }))
        }
      />
      <ReviewFields editor={editor} />
    </>
  )
}
