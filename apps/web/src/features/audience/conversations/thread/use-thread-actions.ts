import type { ConversationChange, Moderation } from '@kadr/contract/audience/conversations'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import {
  useChangeConversations,
  useModerate,
  useUndoModeration,
} from '../api/conversations.mutations.ts'
import { copy } from '../copy.ts'
import { useUndo } from '../undo/undo-context.ts'
import { actionsCopy } from './actions-copy.ts'

type Skipped = readonly { id: string; message: string }[]
type Ids = readonly string[]

const tellFailure = (error: unknown) => notify.error(copy.failed, { text: failureText(error) })

const describeSkipped = (skipped: Skipped) =>
  skipped[0] && actionsCopy.skipped(skipped.length, skipped[0].message)

const MODERATED: Partial<Record<Moderation, (count: number) => string>> = {
  hide: actionsCopy.hidden,
  delete: actionsCopy.deleted,
  spam: actionsCopy.spam,
}

/** Everything that can be done with threads besides answering, each with its way back. */
export const useThreadActions = () => {
  const { offer } = useUndo()
  const changing = useChangeConversations()
  const moderating = useModerate()
  const undoing = useUndoModeration()

  const change = (
    ids: Ids,
    wanted: ConversationChange,
    { onDone }: { onDone?: (changed: number, skipped: Skipped) => void } = {},
  ) =>
    changing.mutate(
      { ids, change: wanted },
      {
        onSuccess: ({ skipped }) => {
          if (onDone && skipped.length < ids.length) onDone(ids.length - skipped.length, skipped)
          else if (skipped[0]) notify.info(describeSkipped(skipped) ?? skipped[0].message)
        },
        onError: tellFailure,
      },
    )

  /** What leaves the list can be brought back for ten seconds. */
  const changeWithUndo = (
    ids: Ids,
    wanted: ConversationChange,
    { title, back }: { title: (count: number) => string; back: ConversationChange },
  ) =>
    change(ids, wanted, {
      onDone: (count, skipped) =>
        offer({
          title: title(count),
          text: describeSkipped(skipped),
          onUndo: () => change(ids, back),
        }),
    })

  const undo = (key: string) =>
    undoing.mutate(key, {
      onSuccess: () => notify.success(actionsCopy.undone),
      onError: tellFailure,
    })

  const moderate = (
    ids: Ids,
    act: Moderation,
    { itemId, onDone }: { itemId?: string | undefined; onDone?: () => void } = {},
  ) =>
    moderating.mutate(
      { ids, act, itemId },
      {
        onSuccess: ({ skipped, key }) => {
          const count = ids.length - skipped.length
          const title = MODERATED[act]
          if (count === 0) {
            notify.error(copy.failed, { text: skipped[0]?.message ?? '' })
            return
          }
          if (title) {
            offer({
              title: title(count),
              text: describeSkipped(skipped),
              onUndo: () => undo(key),
            })
          }
          onDone?.()
        },
        onError: tellFailure,
      },
    )

  return {
    change,
    moderate,
    resolve: (ids: Ids) =>
      changeWithUndo(
        ids,
        { kind: 'resolve' },
        { title: actionsCopy.done, back: { kind: 'reopen' } },
      ),
    snooze: (ids: Ids, until: string) =>
      changeWithUndo(
        ids,
        { kind: 'snooze', until },
        { title: actionsCopy.snoozed, back: { kind: 'unread' } },
      ),
    isPending: changing.isPending || moderating.isPending,
  }
}
export type ThreadActions = ReturnType<typeof useThreadActions>
