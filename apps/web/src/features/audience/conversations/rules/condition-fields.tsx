import { conversationKind, itemTone } from '@kadr/contract/audience/conversation'
import { AccountChips } from '../../../../networks/account-chips.tsx'
import { useAccounts } from '../../../../networks/account-options.ts'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { KIND_NAMES } from '../list/copy.ts'
import { rulesCopy } from './copy.ts'
import { PostChoice } from './post-choice.tsx'
import type { RuleForm } from './rule-form.ts'

export type RuleField =
  | 'name'
  | 'conditions.words'
  | 'action.variants'
  | 'action.label'
  | 'action.userId'
  | 'capPerHour'
  | 'capPerDay'

export type FieldsProps = {
  form: RuleForm
  onChange: (changes: Partial<RuleForm>) => void
  problemOf: (field: RuleField) => string | undefined
}

const { form: words } = rulesCopy
const TONES = { good: words.toneGood, bad: words.toneBad, none: words.toneNone }
const ANY = ''

export const ConditionFields = ({ form, onChange, problemOf }: FieldsProps) => {
  const { accounts = [] } = useAccounts()
  const toggleKind = (kind: RuleForm['kinds'][number], isOn: boolean) =>
    onChange({
      kinds: conversationKind.options.filter((known) =>
        known === kind ? isOn : form.kinds.includes(known),
      ),
    })
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="mb-3 text-title font-semibold">{words.when}</legend>
      <Field label={words.words} hint={words.wordsHint} error={problemOf('conditions.words')}>
        <Textarea
          value={form.words}
          rows={2}
          onChange={(event) => onChange({ words: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={words.question}>
          <Select
            placeholder={words.questionAny}
            options={[
              { value: 'true', label: words.questionYes },
              { value: 'false', label: words.questionNo },
            ]}
            value={form.isQuestion === null ? ANY : String(form.isQuestion)}
            onChange={({ target: { value } }) =>
              onChange({ isQuestion: value === ANY ? null : value === 'true' })
            }
          />
        </Field>
        <Field label={words.tone}>
          <Select
            placeholder={words.toneAny}
            options={itemTone.options.map((tone) => ({ value: tone, label: TONES[tone] }))}
            value={form.tone ?? ANY}
            onChange={({ target: { value } }) =>
              onChange({ tone: itemTone.options.find((tone) => tone === value) ?? null })
            }
          />
        </Field>
      </div>
      <fieldset>
        <legend className="text-label font-medium">{words.kinds}</legend>
        <div className="flex flex-wrap gap-x-6">
          {conversationKind.options.map((kind) => (
            <Checkbox
              key={kind}
              label={KIND_NAMES[kind]}
              checked={form.kinds.includes(kind)}
              onChange={(event) => toggleKind(kind, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <AccountChips
        label={words.accounts}
        hint={words.accountsHint}
        accounts={accounts}
        chosen={form.connectionIds}
        onChange={(connectionIds) => onChange({ connectionIds })}
      />
      <PostChoice chosen={form.postIds} onChange={(postIds) => onChange({ postIds })} />
    </fieldset>
  )
}
