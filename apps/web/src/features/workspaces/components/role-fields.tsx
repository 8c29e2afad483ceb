import { type GivenRole, givenRole } from '@kadr/contract/team'
import { mayBeRestricted } from '@kadr/domain/permissions'
import { AccountChips } from '../../../networks/account-chips.tsx'
import { useAccounts } from '../../../networks/account-options.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ROLE_NAME } from '../copy.ts'
import { ROLE_TEXT, teamCopy } from '../team-copy.ts'

export type RoleChoice = {
  role: GivenRole
  isApprover: boolean
  /** Null for all accounts. */
  connectionIds: string[] | null
}

type Props = { value: RoleChoice; onChange: (value: RoleChoice) => void }

const { member: copy } = teamCopy

const toRole = (text: string): GivenRole =>
  givenRole.options.find((role) => role === text) ?? 'viewer'

const AccountsField = ({ value, onChange }: Props) => {
  const { accounts = [] } = useAccounts()
  const { connectionIds } = value
  if (accounts.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <Checkbox
        label={copy.restricted}
        hint={copy.restrictedHint}
        checked={connectionIds !== null}
        onChange={({ target }) => onChange({ ...value, connectionIds: target.checked ? [] : null })}
      />
      {connectionIds === null ? null : (
        <AccountChips
          label={copy.accounts}
          accounts={accounts}
          chosen={connectionIds}
          onChange={(ids) => onChange({ ...value, connectionIds: ids })}
        />
      )}
    </div>
  )
}

export const RoleFields = ({ value, onChange }: Props) => (
  <>
    <Field label={copy.role} hint={ROLE_TEXT[value.role]}>
      <Select
        options={givenRole.options.map((role) => ({ value: role, label: ROLE_NAME[role] }))}
        value={value.role}
        onChange={({ target }) => onChange({ ...value, role: toRole(target.value) })}
      />
    </Field>
    {mayBeRestricted(value.role) ? (
      <>
        <Checkbox
          label={copy.approver}
          hint={copy.approverHint}
          checked={value.isApprover}
          onChange={({ target }) => onChange({ ...value, isApprover: target.checked })}
        />
        <AccountsField value={value} onChange={onChange} />
      </>
    ) : null}
  </>
)
