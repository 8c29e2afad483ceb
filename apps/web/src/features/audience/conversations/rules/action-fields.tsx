import { MAX_LABEL_LENGTH } from '@kadr/contract/audience/conversation'
import { MAX_RULE_VARIANTS, type RuleAction } from '@kadr/contract/audience/conversation-rules'
import { Plus, X } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { useMembers } from '../api/conversations.queries.ts'
import type { FieldsProps } from './condition-fields.tsx'
import { ACTION_NAMES, rulesCopy } from './copy.ts'

const { form: words } = rulesCopy
const KINDS = [
  'answer',
  'private_answer',
  'hide',
  'label',
  'assign',
] as const satisfies readonly RuleAction['kind'][]

const Variants = ({ form, onChange, problemOf }: FieldsProps) => {
  const { variants } = form
  const problem = problemOf('action.variants')
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="text-label font-medium">{words.variants}</legend>
      <p className="text-label text-ink-3">{words.variantsHint}</p>
      {variants.map((variant, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: variants are told apart by their place only
        <div key={index} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <Field
              label={words.variant(index + 1)}
              isLabelHidden
              error={index === 0 ? problem : undefined}
            >
              <Textarea
                value={variant}
                rows={2}
                maxLength={1000}
                onChange={(event) =>
                  onChange({
                    variants: variants.map((own, at) => (at === index ? event.target.value : own)),
                  })
                }
              />
            </Field>
          </div>
          {variants.length > 1 ? (
            <IconButton
              label={words.removeVariant(index + 1)}
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={() => onChange({ variants: variants.filter((_, at) => at !== index) })}
            />
          ) : null}
        </div>
      ))}
      {variants.length < MAX_RULE_VARIANTS ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onChange({ variants: [...variants, ''] })}
        >
          {words.addVariant}
        </Button>
      ) : null}
    </fieldset>
  )
}

const PersonField = ({ form, onChange, problemOf }: FieldsProps) => {
  const { data: team } = useMembers()
  return (
    <Field label={words.person} error={problemOf('action.userId')}>
      <Select
        placeholder={words.choosePerson}
        options={(team?.members ?? []).map(({ userId, name }) => ({ value: userId, label: name }))}
        value={form.userId}
        onChange={(event) => onChange({ userId: event.target.value })}
      />
    </Field>
  )
}

export const ActionFields = (props: FieldsProps) => {
  const { form, onChange, problemOf } = props
  const { action } = form
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="mb-3 text-title font-semibold">{words.effect}</legend>
      <Field label={words.action}>
        <Select
          options={KINDS.map((kind) => ({ value: kind, label: ACTION_NAMES[kind] }))}
          value={action}
          onChange={({ target: { value } }) =>
            onChange({ action: KINDS.find((kind) => kind === value) ?? 'answer' })
          }
        />
      </Field>
      {action === 'answer' || action === 'private_answer' ? <Variants {...props} /> : null}
      {action === 'label' ? (
        <Field label={words.label} error={problemOf('action.label')}>
          <TextInput
            value={form.label}
            maxLength={MAX_LABEL_LENGTH}
            onChange={(event) => onChange({ label: event.target.value })}
          />
        </Field>
      ) : null}
      {action === 'assign' ? <PersonField {...props} /> : null}
      <fieldset className="grid gap-2">
        <legend className="text-label font-medium">{words.caps}</legend>
        <div className="grid grid-cols-2 gap-4">
          <Field label={words.perHour} error={problemOf('capPerHour')}>
            <TextInput
              type="number"
              min={1}
              max={100}
              value={form.capPerHour}
              onChange={(event) => onChange({ capPerHour: event.target.value })}
            />
          </Field>
          <Field label={words.perDay} error={problemOf('capPerDay')}>
            <TextInput
              type="number"
              min={1}
              max={1000}
              value={form.capPerDay}
              onChange={(event) => onChange({ capPerDay: event.target.value })}
            />
          </Field>
        </div>
      </fieldset>
    </fieldset>
  )
}
