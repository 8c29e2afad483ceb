import type { ConversationAnswer } from '@kadr/contract/audience/conversation'
import { type ConversationThread, changeConversations } from '@kadr/contract/audience/conversations'
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { isNotFound } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useAccount } from '../../../../platform/api/services.tsx'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { type AnswerArea, AnswerAreaView } from '../answer/answer-area.tsx'
import { useCancelAnswer, useSettleAnswer } from '../api/conversations.mutations.ts'
import { useConversation } from '../api/conversations.queries.ts'
import { copy, nameOf } from '../copy.ts'
import { useInbox } from '../list/inbox-context.ts'
import type { InboxKey } from '../list/use-keys.ts'
import { PostStrip } from '../person/post-strip.tsx'
import { SidePane } from '../person/side-pane.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { threadCopy } from './copy.ts'
import { LabelDialog } from './label-dialog.tsx'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { ThreadHead } from './thread-head.tsx'
import { ThreadLog } from './thread-log.tsx'
import { useThreadActions } from './use-thread-actions.ts'
import { useVisibleHeight } from './use-visible-height.ts'

export type ThreadKeys = { press: (key: InboxKey) => void }

/** A thread counts as read when it is left: while it is open, its row stays where it is. */
const useReadOnLeave = (thread: ConversationThread, canAnswer: boolean) => {
  const { change } = useThreadActions()
  const isKept = useRef(false)
  const leave = useEffectEvent(() => {
    const isNew = thread.conversation.state === 'new'
    if (canAnswer && isNew && !isKept.current) change([thread.id], { kind: 'read' })
  })
  useEffect(() => () => leave(), [])
  return {
    keepUnread: () => {
      isKept.current = true
    },
  }
}

const Thread = ({
  thread,
  keys,
}: {
  thread: ConversationThread
  keys: RefObject<ThreadKeys | null>
}) => {
  const { id, conversation } = thread
  const { leaveThread } = useInbox()
  const canAnswer = useCan(changeConversations.action)
  const actions = useThreadActions()
  const [dialog, setDialog] = useState<'snooze' | 'assign' | 'label' | 'side'>()
  const area = useRef<AnswerArea>(null)
  const cancelling = useCancelAnswer()
  const settling = useSettleAnswer()
  const myId = useAccount(({ user }) => user?.id)
  const { keepUnread } = useReadOnLeave(thread, canAnswer)

  const tell = (error: unknown) => notify.error(copy.failed, { text: failureText(error) })
  const takeBack = (answer: ConversationAnswer) =>
    cancelling.mutate(
      { id, answerId: answer.id },
      {
        onSuccess: () => {
          area.current?.restore(answer.text)
          notify.info(threadCopy.cancelled)
        },
        onError: tell,
      },
    )
  const settle = (answer: ConversationAnswer, isSent: boolean) =>
    settling.mutate({ id, answerId: answer.id, isSent }, { onError: tell })
  const resolve = () => {
    actions.resolve([id])
    leaveThread()
  }
  const hide = (act: 'hide' | 'delete' | 'spam') =>
    actions.moderate([id], act, { onDone: leaveThread })
  const markUnread = () => {
    keepUnread()
    actions.change([id], { kind: 'unread' })
    leaveThread()
  }
  const close = () => setDialog(undefined)

  const byKey: Partial<Record<InboxKey, () => void>> = {
    answer: () => area.current?.focus(),
    ...(canAnswer && {
      suggest: () => area.current?.suggest(),
      resolve,
      snooze: () => setDialog('snooze'),
      hide: () => hide('hide'),
      assign: () => myId && actions.change([id], { kind: 'assign', userId: myId }),
    }),
  }
  useImperativeHandle(keys, () => ({ press: (key) => byKey[key]?.() }))
  return (
    <>
      <ThreadHead
        thread={thread}
        actions={actions}
        canAnswer={canAnswer}
        onResolve={resolve}
        onUnread={markUnread}
        onHide={hide}
        onDialog={setDialog}
      />
      <PostStrip thread={thread} onOpen={() => setDialog('side')} />
      <ThreadLog
        thread={thread}
        actions={actions}
        canAnswer={canAnswer}
        onTakeBack={takeBack}
        onSettle={settle}
      />
      <div className="bg-canvas px-3 pt-1 pb-[calc(12px+var(--safe-bottom))] lg:px-5 lg:pb-3">
        <AnswerAreaView
          thread={thread}
          ref={area}
          onAssign={() => setDialog('assign')}
          onResolve={resolve}
        />
      </div>
      {dialog === 'snooze' ? (
        <SnoozeDialog
          onClose={close}
          onChoose={(until) => {
            close()
            actions.snooze([id], until)
            leaveThread()
          }}
        />
      ) : null}
      {dialog === 'assign' ? (
        <AssignDialog
          assigneeId={conversation.assignee?.id ?? null}
          onClose={close}
          onChoose={(userId) => actions.change([id], { kind: 'assign', userId })}
        />
      ) : null}
      {dialog === 'label' ? (
        <LabelDialog
          chosen={conversation.labels}
          onClose={close}
          onToggle={(label, isOn) => actions.change([id], { kind: 'label', label, isOn })}
        />
      ) : null}
      {dialog === 'side' ? (
        <Dialog open title={nameOf(conversation.person)} onOpenChange={close}>
          <SidePane thread={thread} onLeave={close} />
        </Dialog>
      ) : null}
    </>
  )
}

const Loading = () => (
  <SkeletonGroup label={threadCopy.loading} className="grid flex-1 content-end gap-3 p-5">
    <Skeleton className="h-16 w-3/5 rounded-card" />
    <Skeleton className="ml-auto h-16 w-3/5 rounded-card" />
    <Skeleton className="h-28 w-full rounded-card" />
  </SkeletonGroup>
)

type Props = { id: string; keys: RefObject<ThreadKeys | null> }

/** Beside the list on a desktop, over it on a phone. */
export const ThreadPane = ({ id, keys }: Props) => {
  const query = useConversation(id)
  const { close } = useInbox()
  const panel = useRef<HTMLElement>(null)
  useVisibleHeight(panel)
  const isGone = isNotFound(query.error)
  return (
    <section
      ref={panel}
      aria-label={threadCopy.thread(query.data ? nameOf(query.data.conversation.person) : '')}
      className="flex min-w-0 flex-col bg-canvas max-lg:fixed max-lg:inset-x-0 max-lg:top-0 max-lg:z-30 max-lg:h-dvh lg:h-dvh"
    >
      <QueryFrame
        query={query}
        data={query.data}
        loading={<Loading />}
        failed={{
          title: isGone ? threadCopy.gone : threadCopy.failed,
          text: isGone ? threadCopy.goneText : failureText(query.error),
          canRetry: !isGone,
          action: (
            <Button variant="secondary" onClick={close}>
              {threadCopy.back}
            </Button>
          ),
        }}
        hasCard={false}
      >
        {(thread) => <Thread thread={thread} keys={keys} />}
      </QueryFrame>
    </section>
  )
}
