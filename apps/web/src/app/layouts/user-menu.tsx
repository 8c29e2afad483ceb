import type { User } from '@kadr/contract/users'
import { displayName } from '@kadr/domain/person-name'
import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/menu.tsx'
import type { NavigationEntry } from '../navigation.ts'

type Props = {
  user: User | null
  entries: readonly NavigationEntry[]
  trigger: ReactNode
  align: 'start' | 'end'
  onLogout: () => void
}

export const UserMenu = ({ user, entries, trigger, align, onLogout }: Props) => (
  <Menu trigger={trigger} align={align}>
    {user ? (
      <>
        <MenuLabel>{displayName(user)}</MenuLabel>
        <MenuSeparator />
      </>
    ) : null}
    {entries.map(({ to, label, icon: Icon }) => (
      <MenuItem key={to} asChild>
        <Link to={to}>
          <Icon aria-hidden="true" className="size-5 text-ink-2" />
          {label}
        </Link>
      </MenuItem>
    ))}
    <MenuItem icon={<LogOut aria-hidden="true" className="size-5" />} onSelect={onLogout}>
      Выйти
    </MenuItem>
  </Menu>
)
