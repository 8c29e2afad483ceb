import type { DomainEvent } from '@kadr/contract/events'
import type { ConfirmationState } from '@kadr/contract/integrations/confirmations'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { announceChanges } from './announce-changes.ts'
import { concludeNotifications } from './conclude-notifications.ts'
import { listRendersOf, markSettled } from './notifications.repository.ts'
import { describeOutcome } from './texts/describe-outcome.ts'
import { generationKey } from './texts/generation-texts.ts'
import { confirmationKey } from './texts/integration-texts.ts'

export const SETTLING_KINDS = [
  'connection.attached',
  'connection.restored',
  'connection.detached',
  'target.published',
  'target.removed',
  'target.withdrawn',
  'target.failed',
  'post.approved',
  'post.returned',
  'post.changed',
  'post.deleted',
  'automation.changed',
  'automation.run_begun',
  'workspace.offer_ended',
  'workspace.transferred',
  'conversation.answered',
  'confirmation.settled',
] as const
export type SettlingKind = (typeof SETTLING_KINDS)[number]

type Input = { ctx: AppContext; tx: Tx; event: DomainEvent<SettlingKind> }
type Settlement = { beginnings: string[]; outcome: string }

const CONFIRMED: Record<ConfirmationState, string> = {
  waiting: '',
  done: 'Готово',
  refused: 'Не публикуем',
  expired: 'Время вышло, ничего не вышло',
  failed: 'Не получилось',
}

const approvalKeys = (postId: string) => [`approval:${postId}:`, `approval-due:${postId}:`]

/** Key prefixes of notifications that the event makes obsolete, and their outcome. */
const findEnding = ({ kind, subjectId, payload }: Input['event']): Settlement => {
  switch (kind) {
    case 'target.published':
    case 'target.removed':
      return {
        beginnings: ['failed', 'needs_attention', 'delayed', 'handed_over'].map(
          (name) => `target-${name}:${subjectId}:`,
        ),
        outcome: kind === 'target.published' ? 'Пост вышел' : 'Пост удалён из сети',
      }
    case 'target.withdrawn':
    case 'target.failed':
      return {
        beginnings: [`target-handed_over:${subjectId}:`],
        outcome: kind === 'target.failed' ? 'Пост не вышел' : 'Больше не ждёт вас',
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
    case 'conversation.answered':
      return {
        beginnings: [`conversation:${subjectId}:`, `conversation-problem:${subjectId}:`],
        outcome: 'Ответ отправлен',
      }
    case 'automation.run_begun':
      return { beginnings: [`automation-asks:${subjectId}:`], outcome: 'Ответы получены' }
    case 'confirmation.settled':
      return {
        beginnings: [confirmationKey(subjectId)],
        outcome: 'state' in payload ? CONFIRMED[payload.state] : '',
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

/** Settles notifications whose problem is solved or whose reel is used in a post. */
export const settleNotifications = async ({ ctx, tx, event }: Input): Promise<void> => {
  const { workspaceId, actorId: userId, kind, subjectId } = event
  if (workspaceId === null) return
  if (kind === 'post.changed') {
    const renders = await listRendersOf({ db: tx, postId: subjectId })
    const beginnings = renders.map(generationKey)
    if (beginnings.length === 0) return
    const settled = await markSettled({ db: tx, workspaceId, beginnings, now: ctx.clock.now() })
    await announceChanges({ tx, userIds: settled.map(({ userId }) => userId) })
    return
  }
  const { beginnings, outcome: what } = findEnding(event)
  const outcome =
    userId === null ? what : await describeOutcome({ ctx, tx, workspaceId, userId, what })
  await concludeNotifications({ ctx, tx, workspaceId, beginnings, outcome })
}
