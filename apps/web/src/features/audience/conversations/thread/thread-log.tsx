import type { ConversationAnswer, ConversationItem } from '@kadr/contract/audience/conversation'
import {
  type ConversationThread,
  moderateConversations,
} from '@kadr/contract/audience/conversations'
import { DAY_MS } from '@kadr/kit/durations'
import { useEffect, useRef } from 'react'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeDay } from '../../../../platform/text/moment.ts'
import { AnswerBubble } from './answer-bubble.tsx'
import { Bubble } from './bubble.tsx'
import { threadCopy } from './copy.ts'
import { ItemMenu } from './item-menu.tsx'
import { OlderItems } from './older-items.tsx'
import { type Entry, groupByDay, mergeEntries } from './timeline.ts'
import type { ThreadActions } from './use-thread-actions.ts'

type Props = {
  thread: ConversationThread
  actions: ThreadActions
  canAnswer: boolean
  onTakeBack: (answer: ConversationAnswer) => void
  onSettle: (answer: ConversationAnswer, isSent: boolean) => void
}

const dayName = ({ at, timeZone }: { at: Date; timeZone: string }) => {
  const now = new Date()
  const name = (moment: Date) => describeDay({ at: moment, now, timeZone })
  if (name(at) === name(now)) return threadCopy.today
  return name(at) === name(new Date(now.getTime() - DAY_MS)) ? threadCopy.yesterday : name(at)
}

const NEAR_PX = 80

/** The newest words stand above the field, also when it grows; a reader who has scrolled up stays there. */
const useStickToEnd = (count: number) => {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled when something is added
  useEffect(() => {
    // In braces: newer browsers return a promise, which an effect must not.
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [count])
  useEffect(() => {
    const { current } = log
    if (!current) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTo({ top: current.scrollHeight })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  const onScroll = () => {
    const { current } = log
    if (!current) return
    const below = current.scrollHeight - current.scrollTop - current.clientHeight
    isAtEnd.current = below < NEAR_PX
  }
  return { ref: log, onScroll }
}

const Days = ({ entries, ...props }: Props & { entries: readonly Entry[] }) => {
  const { thread, actions, canAnswer, onTakeBack, onSettle } = props
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const canModerate = useCan(moderateConversations.action)
  const { network } = thread.conversation.account
  return groupByDay({ entries, timeZone }).map(({ day, entries: ofDay }) => (
    <div key={day} className="grid grid-cols-1 gap-2.5">
      <p className="py-1 text-center text-caption text-ink-3">
        {dayName({ at: new Date(ofDay[0]?.at ?? day), timeZone })}
      </p>
      {ofDay.map((entry) =>
        entry.kind === 'item' ? (
          <Bubble
            key={entry.id}
            item={entry.item}
            timeZone={timeZone}
            menu={
              <ItemMenu
                threadId={thread.id}
                item={entry.item}
                network={network}
                abilities={thread.abilities}
                canModerate={canModerate}
                actions={actions}
              />
            }
          />
        ) : (
          <AnswerBubble
            key={entry.id}
            answer={entry.answer}
            timeZone={timeZone}
            network={network}
            url={thread.post?.url ?? null}
            canAnswer={canAnswer}
            onTakeBack={onTakeBack}
            onSettle={onSettle}
          />
        ),
      )}
    </div>
  ))
}

export const ThreadLog = (props: Props) => {
  const { thread } = props
  const entries = mergeEntries(thread)
  const stick = useStickToEnd(entries.length)
  const only = (items: readonly ConversationItem[]) => (
    <Days {...props} entries={mergeEntries({ items, answers: [] })} />
  )
  return (
    <div
      {...stick}
      role="log"
      aria-label={threadCopy.log}
      className="grid min-h-0 flex-1 auto-rows-max grid-cols-1 gap-3 overflow-y-auto overscroll-contain bg-canvas px-4 py-3 lg:px-5"
    >
      {thread.olderCursor ? (
        <OlderItems id={thread.id} cursor={thread.olderCursor}>
          {only}
        </OlderItems>
      ) : null}
      <Days {...props} entries={entries} />
    </div>
  )
}
