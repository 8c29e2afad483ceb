import { productTone } from '@kadr/contract/library/products'
import { ProductSelect } from '../../../../ai/ask/product-select.tsx'
import { TONE_NAME } from '../../../../ai/copy.ts'
import { getNetwork } from '../../../../networks/index.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { type AiContext, type AiOptions, picturesOf } from './ai-task.ts'
import { aiCopy as copy } from './copy.ts'

const MAX_TOPIC = 500

type Props = {
  options: AiOptions
  onOptions: (change: Partial<AiOptions>) => void
  context: AiContext
  error: string | undefined
}

const TONES = productTone.options.map((value) => ({ value, label: TONE_NAME[value] }))

const ToneField = ({ options: { tone }, onOptions }: Props) => (
  <Field label={copy.tone}>
    <Select
      options={TONES}
      placeholder={copy.ownTone}
      value={tone ?? ''}
      onChange={({ target }) =>
        onOptions({ tone: productTone.options.find((option) => option === target.value) ?? null })
      }
    />
  </Field>
)

const PictureFields = ({ options, onOptions, context }: Props) => {
  const pictures = picturesOf(context)
  return (
    <>
      {pictures.length > 1 ? (
        <Field label={copy.picture}>
          <Select
            options={pictures.map(({ id, name }) => ({ value: id, label: name }))}
            value={options.pictureId ?? pictures[0]?.id ?? ''}
            onChange={({ target }) => onOptions({ pictureId: target.value })}
          />
        </Field>
      ) : null}
      <Field label={copy.about} hint={copy.aboutHint}>
        <TextInput
          maxLength={MAX_TOPIC}
          value={options.about}
          onChange={({ target }) => onOptions({ about: target.value })}
        />
      </Field>
    </>
  )
}

export const AiFields = (props: Props) => {
  const { options, onOptions, context, error } = props
  switch (options.mode) {
    case 'write':
      return (
        <>
          <Field label={copy.topic} hint={copy.topicHint} error={error}>
            <Textarea
              className="min-h-20"
              maxLength={MAX_TOPIC}
              value={options.topic}
              onChange={({ target }) => onOptions({ topic: target.value })}
            />
          </Field>
          <ProductSelect
            productId={options.productId}
            onChange={(productId) => onOptions({ productId })}
          />
          <ToneField {...props} />
        </>
      )
    case 'tone':
      return <ToneField {...props} />
    case 'adapt':
      return context.networks.length === 0 ? null : (
        <p className="text-label text-ink-2">
          {copy.networks(context.networks.map((id) => getNetwork(id).title).join(', '))}
        </p>
      )
    case 'alt':
      return <PictureFields {...props} />
    default:
      return null
  }
}
