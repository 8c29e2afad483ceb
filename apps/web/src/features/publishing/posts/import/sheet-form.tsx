import type { RouteRequest } from '@kadr/contract/base/route'
import type { addPlanSheet } from '@kadr/contract/publishing/plan-sheets'
import { AccountChips } from '../../../../networks/account-chips.tsx'
import { useAccounts } from '../../../../networks/account-options.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { importCopy, sheetCopy } from './copy.ts'

export type NewSheet = RouteRequest<typeof addPlanSheet>['body']

type Props = { form: NewSheet; error: Error | null; onForm: (form: NewSheet) => void }

export const SheetForm = ({ form, error, onForm }: Props) => {
  const { accounts = [] } = useAccounts()
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field
        label={sheetCopy.url}
        hint={sheetCopy.urlHint}
        error={error ? failureText(error) : undefined}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2048}
          placeholder={sheetCopy.placeholder}
          value={form.url}
          onChange={({ target }) => onForm({ ...form, url: target.value })}
        />
      </Field>
      {accounts.length > 0 ? (
        <AccountChips
          label={importCopy.accounts}
          hint={importCopy.accountsHint}
          accounts={accounts}
          chosen={form.connectionIds}
          onChange={(connectionIds) => onForm({ ...form, connectionIds })}
        />
      ) : (
        <p className="text-label text-ink-3">{importCopy.noAccounts}</p>
      )}
      <Switch
        label={importCopy.isScheduled}
        hint={importCopy.isScheduledHint}
        checked={form.isScheduled}
        onChange={({ target }) => onForm({ ...form, isScheduled: target.checked })}
      />
    </div>
  )
}
