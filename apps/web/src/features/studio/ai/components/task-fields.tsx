import type { ReactNode } from 'react'
import { ProductSelect } from '../../../../ai/ask/product-select.tsx'
import { FAMILY_NAME, TONE_NAME } from '../../../../ai/copy.ts'
import { networks } from '../../../../networks/index.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { copy } from '../copy.ts'
import type { AiForm, FormKind } from '../model/ai-form.ts'
import type { FieldErrors } from '../model/check-form.ts'
import { type Unable, withoutUnable } from '../model/unable.ts'
import { ChoiceField, NumberField, OptionalChoiceField, optionsOf } from './choice-field.tsx'
import { NetworksField } from './networks-field.tsx'
import { PictureField } from './picture-field.tsx'

type FieldProps = {
  form: AiForm
  errors: FieldErrors
  change: (part: Partial<AiForm>) => void
  /** What the engine can't do. */
  unable: Unable
}

const words = copy.form

const Topic = ({ form, errors, change }: FieldProps) => (
  <Field label={words.topic} hint={words.topicHint} error={errors.topic}>
    <Textarea
      className="min-h-18"
      placeholder={words.topicPlaceholder}
      value={form.topic}
      onChange={(event) => change({ topic: event.target.value })}
    />
  </Field>
)

const Product = ({ form, errors, change }: FieldProps) => (
  <ProductSelect
    productId={form.productId}
    hint={words.productHint}
    error={errors.productId}
    onChange={(productId) => change({ productId })}
  />
)

const Tone = ({ form, change, unable }: FieldProps) =>
  unable.includes('tone') ? null : (
    <OptionalChoiceField
      label={words.tone}
      options={optionsOf(TONE_NAME)}
      none={words.anyTone}
      value={form.tone}
      onChange={(tone) => change({ tone })}
    />
  )

const Text = ({ form, errors, change }: FieldProps) => (
  <Field label={words.text} error={errors.text}>
    <Textarea
      className="min-h-24"
      value={form.text}
      onChange={(event) => change({ text: event.target.value })}
    />
  </Field>
)

const Row = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">{children}</div>
)

/** Fields short enough for two columns even on a phone. */
const TightRow = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-2 items-start gap-4">{children}</div>
)

const NETWORK_OPTIONS = networks.map(({ id, title, needsFootnote }) => ({
  value: id,
  label: needsFootnote ? `${title}*` : title,
}))

const Hooks = (props: FieldProps) => (
  <>
    <Topic {...props} />
    <Product {...props} />
    <Row>
      <OptionalChoiceField
        label={words.family}
        options={optionsOf(FAMILY_NAME)}
        none={words.anyFamily}
        value={props.form.family}
        onChange={(family) => props.change({ family })}
      />
      <NumberField
        label={words.count}
        values={[3, 6, 9, 12]}
        value={props.form.hooks}
        onChange={(hooks) => props.change({ hooks })}
      />
    </Row>
  </>
)

const Caption = (props: FieldProps) => (
  <>
    <Topic {...props} />
    <Product {...props} />
    <Row>
      <Tone {...props} />
      <ChoiceField
        label={words.length}
        options={optionsOf(words.lengths)}
        value={props.form.length}
        onChange={(length) => props.change({ length })}
      />
      <OptionalChoiceField
        label={words.network}
        options={NETWORK_OPTIONS}
        none={words.anyNetwork}
        value={props.form.network}
        onChange={(network) => props.change({ network })}
      />
    </Row>
  </>
)

const Rewrite = (props: FieldProps) => (
  <>
    <Text {...props} />
    <Row>
      <ChoiceField
        label={words.mode}
        options={optionsOf(words.modes).filter(
          ({ value }) => !props.unable.some((one) => one === value),
        )}
        value={withoutUnable(props.form, props.unable).mode}
        onChange={(mode) => props.change({ mode })}
      />
      <Tone {...props} />
    </Row>
  </>
)

const Adapt = (props: FieldProps) => (
  <>
    <Text {...props} />
    <NetworksField
      chosen={props.form.networks}
      error={props.errors.networks}
      onChange={(chosen) => props.change({ networks: chosen })}
    />
    <ChoiceField
      label={words.media}
      options={optionsOf(words.medias)}
      value={props.form.media}
      onChange={(media) => props.change({ media })}
    />
  </>
)

const Hashtags = (props: FieldProps) => (
  <>
    <Text {...props} />
    <NumberField
      label={words.count}
      values={[5, 8, 12, 20]}
      value={props.form.tags}
      onChange={(tags) => props.change({ tags })}
    />
  </>
)

const AltText = ({ form, errors, change }: FieldProps) => (
  <>
    <PictureField picture={form.picture} onChange={(picture) => change({ picture })} />
    <Field label={words.description} hint={words.descriptionHint} error={errors.description}>
      <Textarea
        className="min-h-18"
        value={form.description}
        onChange={(event) => change({ description: event.target.value })}
      />
    </Field>
  </>
)

const Slideshow = (props: FieldProps) => (
  <>
    <Topic {...props} />
    <Product {...props} />
    <Field label={words.hook} hint={words.hookHint} error={props.errors.hook}>
      <TextInput
        value={props.form.hook}
        onChange={(event) => props.change({ hook: event.target.value })}
      />
    </Field>
    <Row>
      <Tone {...props} />
      <NumberField
        label={words.slides}
        values={[3, 4, 5, 6, 7, 8, 9, 10]}
        value={props.form.slides}
        onChange={(slides) => props.change({ slides })}
      />
    </Row>
  </>
)

const TalkingHead = (props: FieldProps) => (
  <>
    <Topic {...props} />
    <Product {...props} />
    <Row>
      <Tone {...props} />
      <NumberField
        label={words.seconds}
        values={[15, 30, 45, 60, 90, 120, 180]}
        describe={words.secondsOption}
        value={props.form.seconds}
        onChange={(seconds) => props.change({ seconds })}
      />
    </Row>
  </>
)

const ProductDemo = (props: FieldProps) => (
  <>
    <Product {...props} />
    <Topic {...props} />
    <Tone {...props} />
  </>
)

const Memes = (props: FieldProps) => (
  <>
    <Topic {...props} />
    <Product {...props} />
    <NumberField
      label={words.count}
      values={[2, 4, 6, 10]}
      value={props.form.memes}
      onChange={(memes) => props.change({ memes })}
    />
  </>
)

const Plan = (props: FieldProps) => {
  const { form, errors, change } = props
  return (
    <>
      <Topic {...props} />
      <Product {...props} />
      <TightRow>
        <ChoiceField
          label={words.period}
          options={optionsOf(words.periods)}
          value={form.period}
          onChange={(period) => change({ period })}
        />
        <NumberField
          label={words.postsPerWeek}
          values={[1, 2, 3, 4, 5, 6, 7]}
          value={form.postsPerWeek}
          onChange={(postsPerWeek) => change({ postsPerWeek })}
        />
        <Field label={words.from} error={errors.from}>
          <TextInput
            type="date"
            value={form.from}
            onChange={(event) => change({ from: event.target.value })}
          />
        </Field>
        <Field label={words.time} error={errors.time}>
          <TextInput
            type="time"
            value={form.time}
            onChange={(event) => change({ time: event.target.value })}
          />
        </Field>
      </TightRow>
      <Tone {...props} />
    </>
  )
}

const Ideas = (props: FieldProps) => (
  <>
    <Product {...props} />
    <NumberField
      label={words.count}
      values={[3, 6, 9, 12]}
      value={props.form.ideas}
      onChange={(ideas) => props.change({ ideas })}
    />
  </>
)

const Reply = (props: FieldProps) => (
  <>
    <Field label={words.comment} error={props.errors.comment}>
      <Textarea
        className="min-h-24"
        value={props.form.comment}
        onChange={(event) => props.change({ comment: event.target.value })}
      />
    </Field>
    <Field label={words.postText} hint={words.postTextHint} error={props.errors.postText}>
      <Textarea
        className="min-h-24"
        value={props.form.postText}
        onChange={(event) => props.change({ postText: event.target.value })}
      />
    </Field>
    <Tone {...props} />
  </>
)

const FIELDS: Record<FormKind, (props: FieldProps) => ReactNode> = {
  hooks: Hooks,
  caption: Caption,
  rewrite: Rewrite,
  adapt: Adapt,
  hashtags: Hashtags,
  alt_text: AltText,
  slideshow: Slideshow,
  talking_head: TalkingHead,
  product_demo: ProductDemo,
  meme: Memes,
  content_plan: Plan,
  product_ideas: Ideas,
  comment_reply: Reply,
}

export const TaskFields = (props: FieldProps) => {
  const Fields = FIELDS[props.form.kind]
  return <Fields {...props} />
}
