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

/** By the promise: the next thread opens meanwhile, and callbacks given to a mutation are gone with its thread. */
const settle = <Done>(act: Promise<Done>, onDone: (done: Done) => void): void =>
  void act.then(onDone, tellFailure)

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
    settle(changing.mutateAsync({ ids, change: wanted }), ({ skipped }) => {
      if (onDone && skipped.length < ids.length) onDone(ids.length - skipped.length, skipped)
      else if (skipped[0]) notify.info(describeSkipped(skipped) ?? skipped[0].message)
    })

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
    settle(undoing.mutateAsync(key), () => notify.success(actionsCopy.undone))

  const moderate = (
    ids: Ids,
    act: Moderation,
    { itemId, onDone }: { itemId?: string | undefined; onDone?: () => void } = {},
  ) =>
    settle(moderating.mutateAsync({ ids, act, itemId }), ({ skipped, key }) => {
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
    })

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
