import type { Connection } from '@kadr/contract/connections'
import { Link } from '@tanstack/react-router'
import { AccountChips } from '../../../networks/account-chips.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { composerCopy } from '../composer-copy.ts'

type Props = {
  accounts: readonly Connection[]
  chosen: readonly string[]
  locked: ReadonlySet<string>
  error: string | undefined
  onChange: (ids: string[]) => void
}
const { accounts: copy } = composerCopy

export const ComposerAccounts = ({ accounts, chosen, locked, error, onChange }: Props) => {
  if (accounts.length === 0) {
    return (
      <div className="grid justify-items-start gap-3 rounded-control bg-sunken p-4">
        <p className="text-label text-ink-2">{copy.empty}</p>
        <LinkButton asChild variant="secondary" size="sm">
          <Link to="/connections">{copy.connect}</Link>
        </LinkButton>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <AccountChips
        label={copy.label}
        accounts={accounts}
        chosen={chosen}
        locked={locked}
        onChange={onChange}
      />
      {locked.size > 0 ? <p className="text-label text-ink-3">{copy.locked}</p> : null}
      {error ? (
        <p role="alert" data-has-errors className="text-label text-failed">
          {error}
        </p>
      ) : null}
    </div>
  )
}
