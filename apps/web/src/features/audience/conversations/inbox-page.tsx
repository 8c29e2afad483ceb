import { lazy, type RefObject, Suspense, useMemo, useRef, useState } from 'react'
import { useIsDesktop } from '../../../platform/page/use-is-desktop.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { KeyHints } from './answer/key-hints.tsx'
import { useConversation, useConversations } from './api/conversations.queries.ts'
import { AnswerTimes } from './list/answer-times.tsx'
import { ConversationList } from './list/conversation-list.tsx'
import { InboxContext } from './list/inbox-context.ts'
import { toFilter } from './list/inbox-search.ts'
import { ListPane } from './list/list-pane.tsx'
import { useAddress } from './list/use-address.ts'
import { useChosen } from './list/use-chosen.ts'
import { useInboxState } from './list/use-inbox-state.ts'
import { type InboxKey, useKeys } from './list/use-keys.ts'
import { SidePane } from './person/side-pane.tsx'
import { threadCopy } from './thread/copy.ts'
import { type ThreadKeys, ThreadPane } from './thread/thread-pane.tsx'
import { UndoBar } from './undo/undo-bar.tsx'
import { UndoContext } from './undo/undo-context.ts'
import { useUndoState } from './undo/use-undo-state.ts'

const KeysDialog = lazy(() => import('./list/keys-dialog.tsx'))

const NoThread = () => (
  <section
    aria-label={threadCopy.none}
    className="grid h-dvh content-center gap-6 overflow-y-auto bg-canvas px-6 max-lg:hidden xl:col-span-2"
  >
    <EmptyState drawing="search" title={threadCopy.none} text={threadCopy.noneText} />
    <AnswerTimes />
    <div className="mx-auto">
      <KeyHints />
    </div>
  </section>
)

const Side = ({ id }: { id: string }) => {
  const { data } = useConversation(id)
  return (
    <aside className="h-dvh overflow-y-auto border-l border-line bg-header p-4 max-xl:hidden">
      {data ? <SidePane thread={data} /> : null}
    </aside>
  )
}

const Open = ({ id, keys }: { id: string; keys: RefObject<ThreadKeys | null> }) => (
  <>
    <ThreadPane key={id} id={id} keys={keys} />
    <Side id={id} />
  </>
)

export default function InboxPage() {
  const address = useAddress()
  const { search } = address
  const list = useConversations(toFilter(search))
  const { conversations } = list
  const ids = useMemo(() => conversations?.map(({ id }) => id) ?? [], [conversations])
  const inbox = useInboxState({ address, ids })
  const chosen = useChosen(ids)
  const undo = useUndoState()
  const isDesktop = useIsDesktop()
  const [isSearching, setIsSearching] = useState(false)
  const [hasKeys, setHasKeys] = useState(false)
  const thread = useRef<ThreadKeys>(null)

  useKeys((key: InboxKey) => {
    if (key === 'next') inbox.step(1)
    else if (key === 'previous') inbox.step(-1)
    else if (key === 'help') setHasKeys(true)
    else if (key === 'search') setIsSearching(true)
    else if (key === 'select') (chosen.isSelecting ? chosen.clear : chosen.begin)()
    else thread.current?.press(key)
  })
  const isCovered = !isDesktop && search.thread !== undefined
  return (
    <InboxContext value={inbox}>
      <UndoContext value={undo}>
        <div
          data-full-bleed
          className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[23.25rem_minmax(0,1fr)_19rem]"
        >
          <div inert={isCovered} className="min-w-0">
            <ListPane
              chosen={chosen}
              isSearching={isSearching}
              onSearching={setIsSearching}
              onKeys={() => setHasKeys(true)}
            >
              <ConversationList list={list} chosen={chosen} />
            </ListPane>
          </div>
          {search.thread ? <Open id={search.thread} keys={thread} /> : <NoThread />}
          <UndoBar />
          <Suspense>{hasKeys ? <KeysDialog onClose={() => setHasKeys(false)} /> : null}</Suspense>
        </div>
      </UndoContext>
    </InboxContext>
  )
}
