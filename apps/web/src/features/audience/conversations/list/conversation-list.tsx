import { changeConversations } from '@kadr/contract/audience/conversations'
import { useEffect, useRef, useState } from 'react'
import { useMoreWhenNear } from '../../../../media/resources/use-more-when-near.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import type { useConversations } from '../api/conversations.queries.ts'
import { SnoozeDialog } from '../thread/snooze-dialog.tsx'
import { useThreadActions } from '../thread/use-thread-actions.ts'
import { ConversationRow } from './conversation-row.tsx'
import { listCopy } from './copy.ts'
import { useInbox } from './inbox-context.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { NoThreads } from './no-threads.tsx'
import { SwipeRow } from './swipe-row.tsx'
import type { Chosen } from './use-chosen.ts'
import { useNow } from './use-now.ts'

type Props = { list: ReturnType<typeof useConversations>; chosen: Chosen }

/** Keys move through the list, so the open row has to be in view. */
const useOpenInView = (openId: string | undefined) => {
  const rows = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (openId === undefined) return
    const row = rows.current?.querySelector(`[data-thread="${openId}"]`)
    row?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  return rows
}

export const ConversationList = ({ list, chosen }: Props) => {
  const { search, open } = useInbox()
  const actions = useThreadActions()
  const canAnswer = useCan(changeConversations.action)
  const [later, setLater] = useState<string>()
  const rows = useOpenInView(search.thread)
  const end = useRef<HTMLDivElement>(null)
  const now = useNow()
  useMoreWhenNear({
    end,
    onMore: () => void list.fetchNextPage(),
    isWanted: list.hasNextPage && !list.isFetchingNextPage,
  })
  return (
    <QueryFrame
      query={list}
      data={list.conversations}
      loading={<ListSkeleton />}
      failed={{ title: listCopy.failed, text: failureText(list.error) }}
      empty={<NoThreads />}
      hasCard={false}
    >
      {(threads) => (
        <>
          <ul ref={rows} aria-label={listCopy.list} className="divide-y divide-line">
            {threads.map((thread) => (
              <li key={thread.id} data-thread={thread.id} className="scroll-mt-30 scroll-mb-4">
                <SwipeRow
                  actions={
                    canAnswer
                      ? {
                          onLater: () => setLater(thread.id),
                          onDone: () => actions.resolve([thread.id]),
                        }
                      : undefined
                  }
                  onLongPress={canAnswer ? () => chosen.toggle(thread.id) : undefined}
                >
                  <ConversationRow
                    thread={thread}
                    now={now}
                    search={search}
                    isOpen={thread.id === search.thread}
                    isSelected={chosen.isSelecting ? chosen.selected.has(thread.id) : undefined}
                    onSelect={chosen.toggle}
                    onOpen={open}
                  />
                </SwipeRow>
              </li>
            ))}
          </ul>
          <div ref={end} />
          {later ? (
            <SnoozeDialog
              onClose={() => setLater(undefined)}
              onChoose={(until) => {
                setLater(undefined)
                actions.snooze([later], until)
              }}
            />
          ) : null}
        </>
      )}
    </QueryFrame>
  )
}
