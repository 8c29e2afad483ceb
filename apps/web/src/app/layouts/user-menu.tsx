import type { User } from '@kadr/contract/identity/users'
import { displayName } from '@kadr/domain/identity/person-name'
import { Link } from '@tanstack/react-router'
import { BookOpen, CircleQuestionMark, LogOut } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { PageHelp } from '../../ui/layout/page-header-slot.ts'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/overlays/menu.tsx'
import type { NavigationEntry } from '../navigation/navigation.ts'

type Props = {
  user: User | null
  entries: readonly NavigationEntry[]
  trigger: ReactNode
  align: 'start' | 'end'
  onLogout: () => void
}

/** Plain links: the knowledge base is prerendered and has a layout of its own. */
const HelpItems = () => {
  const help = useContext(PageHelp)
  return (
    <>
      {help ? (
        <MenuItem asChild>
          <a href={help}>
            <CircleQuestionMark aria-hidden="true" className="size-5 text-ink-2" />
            Как это работает
          </a>
        </MenuItem>
      ) : null}
      <MenuItem asChild>
        <a href="/knowledge-base">
          <BookOpen aria-hidden="true" className="size-5 text-ink-2" />
          База знаний
        </a>
      </MenuItem>
    </>
  )
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
    <HelpItems />
    <MenuItem icon={<LogOut aria-hidden="true" className="size-5" />} onSelect={onLogout}>
      Выйти
    </MenuItem>
  </Menu>
)
