import type { User } from '@kadr/contract/identity/users'
import { displayName } from '@kadr/domain/identity/person-name'
import type { Ref } from 'react'
import {
  WorkspaceButton,
  WorkspaceLine,
} from '../../features/team/team/components/workspace-button.tsx'
import { Avatar } from '../../ui/layout/avatar.tsx'
import { FinderButton } from '../finder/finder-slot.tsx'
import { type NavigationEntry, splitForPhone } from '../navigation/navigation.ts'
import { BellSlot } from './bell-slot.tsx'
import { UserMenu } from './user-menu.tsx'

type Props = {
  user: User | null
  entries: readonly NavigationEntry[]
  /** Portal target of the page's title. */
  titleRef: Ref<HTMLDivElement>
  onLogout: () => void
}

export const PhoneHeader = ({ user, entries, titleRef, onLogout }: Props) => (
  <header className="sticky top-0 z-(--z-nav) flex min-h-[calc(56px+var(--safe-top))] items-center border-b border-line bg-header pt-(--safe-top) pr-2 pl-2.5 lg:hidden print:hidden">
    <WorkspaceButton />
    <div className="grid min-w-0 flex-1 py-1 pl-1">
      <WorkspaceLine />
      <div ref={titleRef} className="min-w-0" />
    </div>
    <FinderButton />
    <BellSlot />
    <UserMenu
      user={user}
      entries={splitForPhone(entries).menu}
      align="end"
      onLogout={onLogout}
      trigger={
        <button
          type="button"
          aria-label="Меню"
          className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full"
        >
          <Avatar name={user ? displayName(user) : ''} src={user?.photoUrl} size="sm" />
        </button>
      }
    />
  </header>
)
