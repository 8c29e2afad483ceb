import { productTone } from '@kadr/contract/products'
import { ProductSelect } from '../../../../assist/components/product-select.tsx'
import { TONE_NAME } from '../../../../assist/copy.ts'
import { getNetwork } from '../../../../networks/index.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Textarea, TextInput } from '../../../../ui/text-input.tsx'
import { assistCopy as copy } from '../../assist-copy.ts'
import { type AssistContext, type AssistRequest, picturesOf } from '../../model/assist-task.ts'

const MAX_TOPIC = 500

type Props = {
  wish: AssistRequest
  onWish: (change: Partial<AssistRequest>) => void
  matter: AssistContext
  error: string | undefined
}

const TONES = productTone.options.map((value) => ({ value, label: TONE_NAME[value] }))

const ToneField = ({ wish: { tone }, onWish }: Props) => (
  <Field label={copy.tone}>
    <Select
      options={TONES}
      placeholder={copy.ownTone}
      value={tone ?? ''}
      onChange={({ target }) =>
        onWish({ tone: productTone.options.find((option) => option === target.value) ?? null })
      }
    />
  </Field>
)

const PictureFields = ({ wish, onWish, matter }: Props) => {
  const pictures = picturesOf(matter)
  return (
    <>
      {pictures.length > 1 ? (
        <Field label={copy.picture}>
          <Select
            options={pictures.map(({ id, name }) => ({ value: id, label: name }))}
            value={wish.pictureId ?? pictures[0]?.id ?? ''}
            onChange={({ target }) => onWish({ pictureId: target.value })}
          />
        </Field>
      ) : null}
      <Field label={copy.about} hint={copy.aboutHint}>
        <TextInput
          maxLength={MAX_TOPIC}
          value={wish.about}
          onChange={({ target }) => onWish({ about: target.value })}
        />
      </Field>
    </>
  )
}

export const AssistFields = (props: Props) => {
  const { wish, onWish, matter, error } = props
  switch (wish.mode) {
    case 'write':
      return (
        <>
          <Field label={copy.topic} hint={copy.topicHint} error={error}>
            <Textarea
              className="min-h-20"
              maxLength={MAX_TOPIC}
              value={wish.topic}
              onChange={({ target }) => onWish({ topic: target.value })}
            />
          </Field>
          <ProductSelect
            productId={wish.productId}
            onChange={(productId) => onWish({ productId })}
          />
          <ToneField {...props} />
        </>
      )
    case 'tone':
      return <ToneField {...props} />
    case 'adapt':
      return matter.networks.length === 0 ? null : (
        <p className="text-label text-ink-2">
          {copy.networks(matter.networks.map((id) => getNetwork(id).title).join(', '))}
        </p>
      )
    case 'alt':
      return <PictureFields {...props} />
    default:
      return null
  }
}
