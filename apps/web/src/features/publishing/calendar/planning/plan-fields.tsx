import { ProductSelect } from '../../../../ai/ask/product-select.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import type { WallDay } from '../dates/wall-day.ts'
import { planCopy as copy } from './copy.ts'
import type { PlanErrors, PlanForm } from './plan-form.ts'

const MAX_TOPIC = 500
const PERIODS = [
  { value: 'week', label: copy.periods.week },
  { value: 'month', label: copy.periods.month },
] as const
const COUNTS = [1, 2, 3, 4, 5, 6, 7].map((count) => ({ value: `${count}`, label: `${count}` }))

type Props = {
  form: PlanForm
  onForm: (change: Partial<PlanForm>) => void
  errors: PlanErrors
  today: WallDay
}

export const PlanFields = ({ form, onForm, errors, today }: Props) => (
  <>
    <Field label={copy.topic} hint={copy.topicHint} error={errors.topic}>
      <Textarea
        className="min-h-20"
        maxLength={MAX_TOPIC}
        value={form.topic}
        onChange={({ target }) => onForm({ topic: target.value })}
      />
    </Field>
    <ProductSelect productId={form.productId} onChange={(productId) => onForm({ productId })} />
    <Segmented
      label={copy.period}
      className="w-full"
      options={PERIODS}
      value={form.period}
      onValueChange={(period) => onForm({ period })}
    />
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      <Field label={copy.perWeek}>
        <Select
          options={COUNTS}
          value={`${form.postsPerWeek}`}
          onChange={({ target }) => onForm({ postsPerWeek: Number(target.value) })}
        />
      </Field>
      <Field label={copy.from} error={errors.from}>
        <TextInput
          type="date"
          min={today}
          value={form.from}
          onChange={({ target }) => onForm({ from: target.value })}
        />
      </Field>
      <Field label={copy.time} error={errors.time}>
        <TextInput
          type="time"
          value={form.time}
          onChange={({ target }) => onForm({ time: target.value })}
        />
      </Field>
    </div>
  </>
)
