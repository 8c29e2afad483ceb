import { AI_TOPIC_MAX } from '@kadr/contract/studio/ai-tasks'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { Textarea } from '../../ui/forms/text-input.tsx'
import { ProductSelect } from '../ask/product-select.tsx'
import type { ReelHelpMethod } from './copy.ts'
import { reelHelpCopy as copy } from './copy.ts'
import { isByProduct, isByTopic, type ReelPrompt } from './reel-prompt.ts'

const SLIDES = [3, 4, 5, 6, 7, 8, 9, 10].map((count) => ({
  value: String(count),
  label: String(count),
}))
const SECONDS = [15, 30, 45, 60, 90, 120].map((count) => ({
  value: String(count),
  label: copy.secondsOption(count),
}))

type Props = {
  method: ReelHelpMethod
  wish: ReelPrompt
  onWish: (change: Partial<ReelPrompt>) => void
  errors: { topic?: string; productId?: string }
}

const TopicField = ({ method, wish, onWish, errors }: Props) => (
  <Field
    label={isByProduct(method) ? copy.topicMore : copy.topic}
    hint={isByProduct(method) ? copy.topicMoreHint : copy.topicHint}
    error={errors.topic}
  >
    <Textarea
      className="min-h-20"
      maxLength={AI_TOPIC_MAX}
      value={wish.topic}
      onChange={({ target }) => onWish({ topic: target.value })}
    />
  </Field>
)

/** Only the fields the chosen method needs. */
export const ReelHelpFields = (props: Props) => {
  const { method, wish, onWish, errors } = props
  const product = (
    <ProductSelect
      productId={wish.productId}
      error={errors.productId}
      onChange={(productId) => onWish({ productId })}
    />
  )
  return (
    <>
      {isByProduct(method) ? product : null}
      <TopicField {...props} />
      {isByProduct(method) || isByTopic(method) ? null : product}
      {isByProduct(method) || isByTopic(method) ? (
        <Field label={copy.slides} hint={copy.slidesHint}>
          <Select
            options={SLIDES}
            value={String(wish.slides)}
            onChange={({ target }) => onWish({ slides: Number(target.value) })}
          />
        </Field>
      ) : null}
      {method === 'speech' ? (
        <Field label={copy.seconds}>
          <Select
            options={SECONDS}
            value={String(wish.seconds)}
            onChange={({ target }) => onWish({ seconds: Number(target.value) })}
          />
        </Field>
      ) : null}
    </>
  )
}
