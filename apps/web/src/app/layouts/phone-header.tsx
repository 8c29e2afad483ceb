import type { User } from '@kadr/contract/users'
import { displayName } from '@kadr/domain/person-name'
import type { Ref } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { type NavigationEntry, splitForPhone } from '../navigation.ts'
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
  <header className="sticky top-0 z-(--z-nav) flex min-h-[calc(56px+var(--safe-top))] items-center border-b border-line bg-header pt-(--safe-top) pr-2 pl-4 lg:hidden">
    <div ref={titleRef} className="min-w-0 flex-1 py-1" />
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
