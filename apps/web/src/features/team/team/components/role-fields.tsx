import { type AssignableRole, assignableRole } from '@kadr/contract/team/team'
import { mayBeRestricted } from '@kadr/domain/identity/permissions'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { ROLE_NAME } from '../copy.ts'
import { ROLE_TEXT, teamCopy } from '../team-copy.ts'
import { AccountsField } from './accounts-field.tsx'

export type RoleChoice = {
  role: AssignableRole
  isApprover: boolean
  /** Null for all accounts. */
  connectionIds: string[] | null
}

type Props = { value: RoleChoice; onChange: (value: RoleChoice) => void }

const { member: copy } = teamCopy

const toRole = (text: string): AssignableRole =>
  assignableRole.options.find((role) => role === text) ?? 'viewer'

export const RoleFields = ({ value, onChange }: Props) => (
  <>
    <Field label={copy.role} hint={ROLE_TEXT[value.role]}>
      <Select
        options={assignableRole.options.map((role) => ({ value: role, label: ROLE_NAME[role] }))}
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
        <AccountsField
          hint={copy.restrictedHint}
          connectionIds={value.connectionIds}
          onChange={(connectionIds) => onChange({ ...value, connectionIds })}
        />
      </>
    ) : null}
  </>
)
