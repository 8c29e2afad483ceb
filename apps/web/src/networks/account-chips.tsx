import type { Connection } from '@kadr/contract/publishing/connections'
import { clsx } from 'clsx'
import { Check, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Avatar } from '../ui/layout/avatar.tsx'
import { getNetwork } from './index.ts'

type Props = {
  label: string
  hint?: string
  accounts: readonly Connection[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  /** Accounts whose target is published or being published: they can be neither added nor removed. */
  locked?: ReadonlySet<string>
}

const Chip = ({
  account,
  isChosen,
  isLocked,
  onPress,
}: {
  account: Connection
  isChosen: boolean
  isLocked: boolean
  onPress: () => void
}) => {
  const { Mark, title, color } = getNetwork(account.network)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isLocked}
      onClick={onPress}
      className={clsx(
        'flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border py-1 pr-3 pl-2 text-label transition-colors duration-(--duration-tap) disabled:cursor-not-allowed',
        isChosen
          ? 'border-accent bg-accent-soft font-medium text-ink'
          : 'border-line bg-surface text-ink-2 hover:border-line-strong',
      )}
    >
      <span className="relative shrink-0">
        <Avatar name={account.title} src={account.avatarUrl} size="sm" />
        <span
          className="absolute -right-1 -bottom-1 flex size-4 items-center justify-center rounded-full bg-surface shadow-card"
          style={{ color }}
        >
          <Mark className="size-3" />
        </span>
      </span>
      <span className="truncate">{account.title}</span>
      <span className="sr-only">, {title}</span>
      {account.status === 'active' ? null : (
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-failed" />
      )}
      {isChosen ? <Check aria-hidden="true" className="size-4 shrink-0 text-accent" /> : null}
    </button>
  )
}

/** Toggle buttons. */
export const AccountChips = ({ label, hint, accounts, chosen, onChange, locked }: Props) => {
  const hintId = useId()
  const usable = accounts.filter(({ id, status }) => status === 'active' && !locked?.has(id))
  const areAllChosen = usable.every(({ id }) => chosen.includes(id))
  const chooseAll = () => {
    const kept = chosen.filter((id) => locked?.has(id))
    onChange(areAllChosen ? kept : [...new Set([...chosen, ...usable.map(({ id }) => id)])])
  }
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((known) => known !== id) : [...chosen, id])
  return (
    <fieldset className="min-w-0" {...(hint && { 'aria-describedby': hintId })}>
      <legend className="mb-2 text-label font-medium">{label}</legend>
      {hint ? (
        <p id={hintId} className="mb-2 text-label text-ink-3">
          {hint}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {accounts.map((account) => (
          <Chip
            key={account.id}
            account={account}
            isChosen={chosen.includes(account.id)}
            isLocked={locked?.has(account.id) ?? false}
            onPress={() => toggle(account.id)}
          />
        ))}
        {usable.length > 1 ? (
          <button
            type="button"
            onClick={chooseAll}
            className="min-h-11 cursor-pointer rounded-full px-3 text-label font-medium text-accent hover:bg-accent-soft"
          >
            {areAllChosen ? 'Снять выбор' : 'Выбрать все'}
          </button>
        ) : null}
      </div>
    </fieldset>
  )
}
