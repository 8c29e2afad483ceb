import type { User } from '@kadr/contract/identity/users'
import { displayName } from '@kadr/domain/identity/person-name'
import { Link, useLocation } from '@tanstack/react-router'
import { ChevronsUpDown } from 'lucide-react'
import { SidebarPlan } from '../../features/money/billing/plan/sidebar-plan.tsx'
import { WorkspaceSlot } from '../../features/team/team/components/workspace-slot.tsx'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { FinderField } from '../finder/finder-slot.tsx'
import { NAVIGATION, type NavigationEntry } from '../navigation/navigation.ts'
import { BellSlot } from './bell-slot.tsx'
import { CountSlot } from './count-slot.tsx'
import { UserMenu } from './user-menu.tsx'

/** «Рилсы» is not the current section while one below it, with an entry of its own, is open. */
const hasOpenBelow = ({ to, path }: { to: string; path: string }) =>
  NAVIGATION.some((entry) => entry.to.startsWith(`${to}/`) && path.startsWith(entry.to))

const Sections = ({ entries }: { entries: readonly NavigationEntry[] }) => {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <nav aria-label="Разделы" className="grid gap-0.5">
      {entries.map(({ to, label, icon: Icon, hasCount }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: hasOpenBelow({ to, path }) }}
          className="flex min-h-8 items-center gap-3 rounded-control px-3 text-label font-medium text-ink-2 no-underline transition-colors duration-(--duration-tap) hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="truncate">{label}</span>
          {hasCount ? <CountSlot className="ml-auto" /> : null}
        </Link>
      ))}
    </nav>
  )
}

type Props = { user: User | null; entries: readonly NavigationEntry[]; onLogout: () => void }

const Person = ({ user, onLogout }: Omit<Props, 'entries'>) => {
  const name = user ? displayName(user) : ''
  return (
    <UserMenu
      user={user}
      entries={[]}
      align="start"
      onLogout={onLogout}
      trigger={
        <button
          type="button"
          aria-label={`Меню профиля ${name}`.trim()}
          className="flex min-h-13 w-full cursor-pointer items-center gap-2.5 rounded-control px-2 text-left text-label font-medium hover:bg-sunken"
        >
          <Avatar name={name} src={user?.photoUrl} size="sm" />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
        </button>
      }
    />
  )
}

export const Sidebar = ({ user, entries, onLogout }: Props) => (
  <aside
    aria-label="Боковая панель"
    className="sticky top-0 hidden h-dvh w-62 flex-col gap-3 overflow-y-auto border-r border-line bg-header p-4 lg:flex print:hidden"
  >
    <div className="-my-2 flex items-center justify-between">
      <Link to="/dashboard" className="rounded-chip px-2 py-1 no-underline">
        <Logo />
      </Link>
      <BellSlot />
    </div>
    <WorkspaceSlot />
    <FinderField />
    <Sections entries={entries} />
    <div className="sticky bottom-0 mt-auto grid grid-cols-1 gap-2 bg-header">
      <SidebarPlan />
      <Person user={user} onLogout={onLogout} />
    </div>
  </aside>
)
