import { AccountChips } from '../../../../networks/account-chips.tsx'
import { useAccounts } from '../../../../networks/account-options.ts'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { teamCopy } from '../team-copy.ts'

const { member: copy } = teamCopy

type Props = {
  hint: string
  /** Null for all accounts. */
  connectionIds: string[] | null
  onChange: (connectionIds: string[] | null) => void
}

/** Nothing is asked where nothing is connected. */
export const AccountsField = ({ hint, connectionIds, onChange }: Props) => {
  const { accounts = [] } = useAccounts()
  if (accounts.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <Checkbox
        label={copy.restricted}
        hint={hint}
        checked={connectionIds !== null}
        onChange={({ target }) => onChange(target.checked ? [] : null)}
      />
      {connectionIds === null ? null : (
        <AccountChips
          label={copy.accounts}
          accounts={accounts}
          chosen={connectionIds}
          onChange={onChange}
        />
      )}
    </div>
  )
}
