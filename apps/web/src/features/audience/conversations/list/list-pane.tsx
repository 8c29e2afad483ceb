import { changeConversations } from '@kadr/contract/audience/conversations'
import { X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useIsDesktop } from '../../../../platform/page/use-is-desktop.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { SearchInput } from '../../../../ui/forms/search-input.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../../ui/layout/tabs.tsx'
import { useConversationCounts } from '../api/conversations.queries.ts'
import { copy } from '../copy.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { listCopy, TAB_NAMES } from './copy.ts'
import { HeaderActions } from './header-actions.tsx'
import { useInbox } from './inbox-context.ts'
import type { InboxTab } from './inbox-search.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { StaleNote } from './stale-note.tsx'
import type { Chosen } from './use-chosen.ts'

const FiltersDialog = lazy(() => import('./filters-dialog.tsx'))
const TABS: readonly InboxTab[] = ['new', 'mine', 'waiting', 'answered', 'hidden']

const SearchRow = ({ isAsked, onClose }: { isAsked: boolean; onClose: () => void }) => {
  const { search, go } = useInbox()
  const row = useRef<HTMLDivElement>(null)
  // Opened by a key or a button, not with the page.
  useEffect(() => {
    if (isAsked) row.current?.querySelector('input')?.focus()
  }, [isAsked])
  return (
    <div ref={row} className="flex items-center gap-1">
      <SearchInput
        label={listCopy.search}
        placeholder={listCopy.searchPlaceholder}
        value={search.q ?? ''}
        onValueChange={(q) => go({ q: q || undefined })}
        className="flex-1"
      />
      <IconButton
        label={listCopy.closeSearch}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={() => {
          go({ q: undefined })
          onClose()
        }}
      />
    </div>
  )
}

const ListTabs = ({ children }: { children: ReactNode }) => {
  const { search, go } = useInbox()
  const { data: counts } = useConversationCounts()
  const current = search.tab ?? 'new'
  const countOf: Partial<Record<InboxTab, number | undefined>> = {
    new: counts?.new,
    mine: counts?.mine,
    waiting: counts?.waiting,
  }
  return (
    <div className="-mx-4 lg:mx-0 [&_[role=tab]]:px-2 [&_[role=tab]>span]:bg-transparent [&_[role=tab]>span]:px-0 [&_[role=tablist]]:gap-0 [&_[role=tablist]]:px-2 [&_[role=tabpanel]]:pt-0">
      <Tabs<InboxTab>
        label={listCopy.tabs}
        value={current}
        onValueChange={(tab) => go({ tab: tab === 'new' ? undefined : tab })}
        tabs={TABS.map((tab) => {
          const count = countOf[tab]
          return {
            value: tab,
            label: TAB_NAMES[tab],
            ...(count ? { count } : {}),
            content: tab === current ? children : null,
          }
        })}
      />
    </div>
  )
}

type Props = {
  chosen: Chosen
  isSearching: boolean
  onSearching: (isSearching: boolean) => void
  onKeys: () => void
  children: ReactNode
}

export const ListPane = ({ chosen, isSearching, onSearching, onKeys, children }: Props) => {
  const { search, go } = useInbox()
  const isDesktop = useIsDesktop()
  const canAnswer = useCan(changeConversations.action)
  const [isFiltering, setIsFiltering] = useState(false)
  const select = chosen.isSelecting ? chosen.clear : chosen.begin
  const actions = (
    <HeaderActions
      isSelecting={chosen.isSelecting}
      onSelect={canAnswer ? select : undefined}
      onSearch={() => onSearching(!isSearching)}
      onFilter={() => setIsFiltering(true)}
      onKeys={onKeys}
    />
  )
  return (
    <section
      aria-label={listCopy.list}
      className="min-w-0 border-line lg:h-dvh lg:overflow-y-auto lg:border-r lg:bg-surface"
    >
      <div className="grid grid-cols-1 gap-1 lg:px-4 lg:pt-4">
        <PageHeader title={copy.title} {...(isDesktop && { actions })} />
        {isSearching || search.q ? (
          <SearchRow isAsked={isSearching} onClose={() => onSearching(false)} />
        ) : null}
        <div className="flex min-w-0 items-center">
          <div className="min-w-0 flex-1">
            <ListToolbar />
          </div>
          {isDesktop ? null : actions}
        </div>
        <ChosenFilters />
        <StaleNote />
      </div>
      <ListTabs>{children}</ListTabs>
      {chosen.isSelecting ? (
        <BulkBar ids={[...chosen.selected]} onSelectAll={chosen.selectAll} onDone={chosen.clear} />
      ) : null}
      <Suspense>
        {isFiltering ? (
          <FiltersDialog
            search={search}
            onClose={() => setIsFiltering(false)}
            onApply={(filters) => {
              go(filters)
              setIsFiltering(false)
            }}
          />
        ) : null}
      </Suspense>
    </section>
  )
}
