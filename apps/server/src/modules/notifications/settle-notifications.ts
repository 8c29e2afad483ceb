import type { DomainEvent } from '@kadr/contract/events'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { concludeNotifications } from './conclude-notifications.ts'
import { describeOutcome } from './describe-outcome.ts'
import { generationKey } from './generation-texts.ts'
import { listRendersOf, markSettled } from './notifications.repository.ts'
import { tellChanges } from './tell-changes.ts'

export const SETTLING_KINDS = [
  'connection.attached',
  'connection.restored',
  'connection.detached',
  'target.published',
  'target.removed',
  'post.approved',
  'post.returned',
  'post.changed',
  'post.deleted',
  'automation.changed',
  'workspace.offer_ended',
  'workspace.transferred',
] as const
export type SettlingKind = (typeof SETTLING_KINDS)[number]

type Input = { ctx: AppContext; tx: Tx; event: DomainEvent<SettlingKind> }
type Ending = { beginnings: string[]; outcome: string }

const approvalKeys = (postId: string) => [`approval:${postId}:`, `approval-due:${postId}:`]

/** Beginnings of the keys of notifications that the event makes pointless, and how they ended. */
const findEnding = ({ kind, subjectId }: Pick<Input['event'], 'kind' | 'subjectId'>): Ending => {
  switch (kind) {
    case 'target.published':
    case 'target.removed':
      return {
        beginnings: [`target-failed:${subjectId}:`, `target-needs_attention:${subjectId}:`],
        outcome: kind === 'target.published' ? 'Пост вышел' : 'Пост удалён из сети',
      }
    case 'post.approved':
      return { beginnings: approvalKeys(subjectId), outcome: 'Согласовано' }
    case 'post.returned':
      return { beginnings: approvalKeys(subjectId), outcome: 'Отправлено на доработку' }
    case 'post.deleted':
      return {
        beginnings: [`post-missed:${subjectId}:`, ...approvalKeys(subjectId)],
        outcome: 'Пост удалён',
      }
    case 'automation.changed':
      return {
        beginnings: [`automation-paused:${subjectId}:`],
        outcome: 'Автоматизацию изменили',
      }
    case 'workspace.offer_ended':
    case 'workspace.transferred':
      return {
        beginnings: [`ownership:${subjectId}:`],
        outcome: kind === 'workspace.transferred' ? 'Пространство передано' : 'Передача отменена',
      }
    default:
      return {
        beginnings: [`connection-needs-reauth:${subjectId}:`, `connection-expiring:${subjectId}:`],
        outcome: kind === 'connection.detached' ? 'Аккаунт отключён' : 'Аккаунт снова подключён',
      }
  }
}

/** A problem that is solved, or a reel that is in a post, needs no notification any more. */
export const settleNotifications = async ({ ctx, tx, event }: Input): Promise<void> => {
  const { workspaceId, actorId: userId, kind, subjectId } = event
  if (workspaceId === null) return
  if (kind === 'post.changed') {
    const renders = await listRendersOf({ db: tx, postId: subjectId })
    const beginnings = renders.map(generationKey)
    if (beginnings.length === 0) return
    const settled = await markSettled({ db: tx, workspaceId, beginnings, now: ctx.clock.now() })
    await tellChanges({ tx, userIds: settled.map(({ userId }) => userId) })
    return
  }
  const { beginnings, outcome: what } = findEnding({ kind, subjectId })
  const outcome =
    userId === null ? what : await describeOutcome({ ctx, tx, workspaceId, userId, what })
  await concludeNotifications({ ctx, tx, workspaceId, beginnings, outcome })
}
