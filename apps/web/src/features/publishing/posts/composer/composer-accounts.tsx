import type { Connection } from '@kadr/contract/publishing/connections'
import { Plus } from 'lucide-react'
import { AccountChips } from '../../../../networks/account-chips.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { composerCopy } from './copy.ts'

type Props = {
  accounts: readonly Connection[]
  chosen: readonly string[]
  locked: ReadonlySet<string>
  error: string | undefined
  onChange: (ids: string[]) => void
  /** Leads to the connections and back to this post. */
  onConnect: () => void
}
const { accounts: copy } = composerCopy

export const ComposerAccounts = ({
  accounts,
  chosen,
  locked,
  error,
  onChange,
  onConnect,
}: Props) => {
  if (accounts.length === 0) {
    return (
      <div className="grid justify-items-start gap-3 rounded-control bg-sunken p-4">
        <p className="text-label text-ink-2">{copy.empty}</p>
        <Button variant="secondary" size="sm" onClick={onConnect}>
          {copy.connect}
        </Button>
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
      <Button
        variant="text"
        size="sm"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={onConnect}
      >
        {copy.connectMore}
      </Button>
      {locked.size > 0 ? <p className="text-label text-ink-3">{copy.locked}</p> : null}
      {error ? (
        <p role="alert" data-has-errors className="text-label text-failed">
          {error}
        </p>
      ) : null}
    </div>
  )
}
