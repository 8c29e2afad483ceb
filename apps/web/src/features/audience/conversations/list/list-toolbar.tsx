import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAccounts } from '../../../../networks/account-options.ts'
import { getNetwork } from '../../../../networks/index.ts'
import { Menu, MenuChoice } from '../../../../ui/overlays/menu.tsx'
import { useConversationCounts } from '../api/conversations.queries.ts'
import { listCopy } from './copy.ts'
import { useInbox } from './inbox-context.ts'

const CHIP =
  'relative inline-flex min-h-9 max-w-44 shrink-0 cursor-pointer items-center gap-1.5 rounded-control border px-2.5 text-label font-medium whitespace-nowrap transition-colors duration-(--duration-tap) after:absolute after:-inset-1'
const chipStyle = (isOn: boolean) =>
  clsx(
    CHIP,
    isOn
      ? 'border-accent bg-accent-soft text-accent'
      : 'border-line bg-surface text-ink hover:border-line-strong',
  )

const Toggle = ({
  isOn,
  count,
  onToggle,
  children,
}: {
  isOn: boolean
  count: number | undefined
  onToggle: () => void
  children: ReactNode
}) => (
  <button type="button" aria-pressed={isOn} onClick={onToggle} className={chipStyle(isOn)}>
    {children}
    {count ? <span className={isOn ? '' : 'text-ink-3'}>{count}</span> : null}
  </button>
)

const ALL = ''

const AccountChoice = () => {
  const { search, go } = useInbox()
  const { accounts = [] } = useAccounts()
  const chosen = accounts.find(({ id }) => id === search.account)
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={chipStyle(chosen !== undefined)}>
          <span className="truncate">{chosen?.title ?? listCopy.accounts}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </button>
      }
    >
      <MenuChoice
        label={listCopy.filters.account}
        value={search.account ?? ALL}
        options={[
          { value: ALL, label: listCopy.allAccounts },
          ...accounts.map(({ id, title, network }) => ({
            value: id,
            label: `${title}, ${getNetwork(network).title}`,
          })),
        ]}
        onValueChange={(account) => go({ account: account || undefined })}
      />
    </Menu>
  )
}

/** The filters people need every day; the others are in a dialog. */
export const ListToolbar = ({ children }: { children?: ReactNode }) => {
  const { search, go } = useInbox()
  const { data: counts } = useConversationCounts()
  return (
    <fieldset className="flex min-w-0 items-center gap-1.5 overflow-x-auto py-1 [scrollbar-width:none]">
      <legend className="sr-only">{listCopy.quick}</legend>
      <AccountChoice />
      <Toggle
        isOn={search.question === 'yes'}
        count={counts?.questions}
        onToggle={() => go({ question: search.question === 'yes' ? undefined : 'yes' })}
      >
        {listCopy.questions}
      </Toggle>
      <Toggle
        isOn={search.tone === 'bad'}
        count={counts?.unhappy}
        onToggle={() => go({ tone: search.tone === 'bad' ? undefined : 'bad' })}
      >
        {listCopy.unhappy}
      </Toggle>
      {children}
    </fieldset>
  )
}
