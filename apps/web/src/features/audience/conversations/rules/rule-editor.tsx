import type { ConversationRule } from '@kadr/contract/audience/conversation-rules'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useSaveRule } from '../api/rules.api.ts'
import { ActionFields } from './action-fields.tsx'
import { ConditionFields, type RuleField } from './condition-fields.tsx'
import { rulesCopy } from './copy.ts'
import { emptyRule, type RuleForm, toBody, toForm } from './rule-form.ts'

type Props = { rule: ConversationRule | undefined; onSaved: (rule: ConversationRule) => void }

const { form: words } = rulesCopy
const NAME_MAX = 80
/** Where an error has its own place. */
const SHOWN: readonly RuleField[] = [
  'name',
  'conditions.words',
  'action.variants',
  'action.label',
  'action.userId',
  'capPerHour',
  'capPerDay',
]

export const RuleEditor = ({ rule, onSaved }: Props) => {
  const [form, setForm] = useState<RuleForm>(() => (rule ? toForm(rule) : emptyRule))
  const saving = useSaveRule()
  const error = saving.error instanceof ApiError ? saving.error : undefined
  // Of a changed rule, fields stand below `rule`.
  const place = error?.field?.replace(/^rule\./, '')
  const problemOf = (field: RuleField) =>
    error && place?.startsWith(field) ? failureText(error) : undefined
  const change = (changes: Partial<RuleForm>) => setForm((before) => ({ ...before, ...changes }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(
      { saved: rule && { id: rule.id, version: rule.version }, rule: toBody(form) },
      {
        onSuccess: (saved) => {
          notify.success(words.saved)
          onSaved(saved)
        },
      },
    )
  }
  const props = { form, onChange: change, problemOf }
  const fields = (
    <>
      <Field label={words.name} error={problemOf('name')}>
        <TextInput
          value={form.name}
          maxLength={NAME_MAX}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <ConditionFields {...props} />
      <ActionFields {...props} />
    </>
  )
  const isElsewhere = saving.isError && !SHOWN.some((field) => place?.startsWith(field))
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-6">
        {fields}
        {isElsewhere ? (
          <p role="alert" className="text-label text-failed">
            {failureText(saving.error)}
          </p>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" isLoading={saving.isPending}>
            {words.save}
          </Button>
          {rule?.isOn ? (
            <p className="min-w-0 flex-1 text-label text-ink-3">{words.switchedOff}</p>
          ) : null}
        </div>
      </form>
    </Card>
  )
}
