import { type GivenRole, givenRole } from '@kadr/contract/team'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { ROLE_NAME } from '../copy.ts'
import { ROLE_TEXT, teamCopy } from '../team-copy.ts'

export type RoleChoice = { role: GivenRole; isApprover: boolean }

type Props = { value: RoleChoice; onChange: (value: RoleChoice) => void }

const toRole = (text: string): GivenRole =>
  givenRole.options.find((role) => role === text) ?? 'viewer'

export const RoleFields = ({ value, onChange }: Props) => (
  <>
    <Field label={teamCopy.member.role} hint={ROLE_TEXT[value.role]}>
      <Select
        options={givenRole.options.map((role) => ({ value: role, label: ROLE_NAME[role] }))}
        value={value.role}
        onChange={({ target }) => onChange({ ...value, role: toRole(target.value) })}
      />
    </Field>
    {value.role === 'admin' ? null : (
      <Checkbox
        label={teamCopy.member.approver}
        hint={teamCopy.member.approverHint}
        checked={value.isApprover}
        onChange={({ target }) => onChange({ ...value, isApprover: target.checked })}
      />
    )}
  </>
)
