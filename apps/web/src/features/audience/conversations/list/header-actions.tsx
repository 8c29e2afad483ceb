import { Link } from '@tanstack/react-router'
import {
  BookMarked,
  CircleQuestionMark,
  Keyboard,
  ListChecks,
  MoreHorizontal,
  Radio,
  Search,
  SlidersHorizontal,
  Workflow,
} from 'lucide-react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { copy } from '../copy.ts'
import { listCopy } from './copy.ts'
import { useInbox } from './inbox-context.ts'
import { countFilters } from './inbox-search.ts'

const ICON = 'size-5 text-ink-2'

const PAGES = [
  { splat: 'accounts', label: copy.menu.accounts, Icon: Radio },
  { splat: 'rules', label: copy.menu.rules, Icon: Workflow },
  { splat: 'answers', label: copy.menu.answers, Icon: BookMarked },
  { splat: 'questions', label: copy.menu.questions, Icon: CircleQuestionMark },
] as const

type Props = {
  isSelecting: boolean
  onSelect: (() => void) | undefined
  onSearch: () => void
  onFilter: () => void
  onKeys: () => void
}

export const HeaderActions = ({ isSelecting, onSelect, onSearch, onFilter, onKeys }: Props) => {
  const { search } = useInbox()
  const count = countFilters(search)
  return (
    <div className="flex items-center">
      {onSelect ? (
        <IconButton
          className="max-lg:hidden"
          label={listCopy.selectMany}
          aria-pressed={isSelecting}
          variant={isSelecting ? 'soft' : 'ghost'}
          icon={<ListChecks aria-hidden="true" className="size-5" />}
          onClick={onSelect}
        />
      ) : null}
      <IconButton
        label={listCopy.search}
        icon={<Search aria-hidden="true" className="size-5" />}
        onClick={onSearch}
      />
      <IconButton
        label={count > 0 ? listCopy.filters.openCount(count) : listCopy.filters.open}
        variant={count > 0 ? 'soft' : 'ghost'}
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        onClick={onFilter}
      />
      <Menu
        trigger={
          <IconButton
            label={listCopy.menu}
            icon={<MoreHorizontal aria-hidden="true" className="size-5" />}
          />
        }
      >
        {PAGES.map(({ splat, label, Icon }) => (
          <MenuItem key={splat} asChild>
            <Link to="/inbox/$" params={{ _splat: splat }}>
              <Icon aria-hidden="true" className={ICON} />
              {label}
            </Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        {onSelect ? (
          <MenuItem icon={<ListChecks aria-hidden="true" className={ICON} />} onSelect={onSelect}>
            {listCopy.selectMany}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Keyboard aria-hidden="true" className={ICON} />} onSelect={onKeys}>
          {copy.menu.keys}
        </MenuItem>
      </Menu>
    </div>
  )
}
