import type { RuleAct, RuleAction } from '@kadr/contract/audience/conversation-rules'
import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { takeBackAnswer, undoActs } from '../conversation-answers/index.ts'
import {
  conflict,
  findOne,
  lockThread,
  noThread,
  type Reader,
  type ThreadRow,
  updateThread,
} from '../conversations/index.ts'
import * as repository from './rules.repository.ts'
import { noRule } from './rules.service.ts'

const PAGE = 30
const place = z.tuple([z.iso.datetime(), z.uuid()])
type Asked = { ctx: AppContext; actor: Reader; id: string }

const DID: Record<RuleAction['kind'], (action: RuleAction) => string> = {
  answer: () => 'Ответило',
  private_answer: () => 'Написало в личные',
  hide: () => 'Скрыло',
  label: (action) => (action.kind === 'label' ? `Поставило метку ${quote(action.label)}` : ''),
  assign: () => 'Передало сотруднику',
}

const stateOf = ({ hit, answer, act }: repository.ShownHit): RuleAct['state'] => {
  if (hit.state === 'undone' || answer?.state === 'cancelled') return 'undone'
  if (answer) {
    if (answer.state === 'sent') return 'done'
    return ['queued', 'submitting', 'unknown'].includes(answer.state) ? 'pending' : 'failed'
  }
  if (act.isPending) return 'pending'
  return act.failure ? 'failed' : 'done'
}

const present = (shown: repository.ShownHit): RuleAct => {
  const { hit, item, thread, answer, act } = shown
  const state = stateOf(shown)
  const isSimple = hit.action.kind === 'label' || hit.action.kind === 'assign'
  return {
    id: hit.id,
    conversationId: hit.conversationId,
    itemId: hit.itemId,
    at: hit.at.toISOString(),
    text: item.text.slice(0, 300).toWellFormed(),
    personName: thread.personName ?? thread.personHandle,
    did: DID[hit.action.kind](hit.action),
    state,
    canUndo:
      state === 'pending'
        ? answer === null || answer.state === 'queued'
        : state === 'done' && isSimple,
    message: answer?.message ?? act.failure,
  }
}

const assertRule = async ({ ctx, actor: { workspaceId }, id }: Asked) => {
  const rules = await repository.listRules({ db: ctx.db, workspaceId })
  if (!rules.some((rule) => rule.id === id)) throw noRule()
}

export const listActs = async ({
  ctx,
  actor,
  id,
  query: { cursor, limit = PAGE },
}: Asked & { query: { cursor?: string | undefined; limit?: number | undefined } }) => {
  await assertRule({ ctx, actor, id })
  const [at, last] = cursor === undefined ? [] : readCursor(place, cursor)
  const rows = await repository.listHits({
    db: ctx.db,
    ruleId: id,
    connectionIds: actor.connectionIds,
    after: at && last ? { at: new Date(at), id: last } : undefined,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const end = rows.length > limit ? shown.at(-1)?.hit : undefined
  return {
    items: shown.map(present),
    nextCursor: end ? writeCursor([end.at.toISOString(), end.id]) : null,
  }
}

const undo = async ({
  tx,
  actor,
  hit,
  thread,
}: {
  tx: Tx
  actor: Reader
  hit: repository.HitRow
  thread: ThreadRow
}): Promise<void> => {
  const { workspaceId, userId } = actor
  const version = thread.version + 1
  const late = () => conflict('Уже ушло в сеть, отменить это нельзя')
  switch (hit.action.kind) {
    case 'answer':
    case 'private_answer': {
      const { answerId } = hit
      const isBack = answerId && (await takeBackAnswer({ tx, thread, answerId, actorId: userId }))
      if (!isBack) throw late()
      return
    }
    case 'hide':
      if (!hit.actKey) throw late()
      await undoActs({ tx, workspaceId, key: hit.actKey, lockSeen: async () => [thread] })
      return
    case 'label': {
      const { label } = hit.action
      const labels = thread.labels.filter((one) => one !== label)
      await updateThread({ tx, id: thread.id, values: { version, labels } })
      return
    }
    case 'assign':
      if (thread.assigneeId !== hit.action.userId) throw conflict('Переписку уже передали другому')
      await updateThread({ tx, id: thread.id, values: { version, assigneeId: null } })
  }
}

export const undoRuleAct = async ({
  ctx,
  actor,
  id,
  actId,
}: Asked & { actId: string }): Promise<RuleAct> => {
  await assertRule({ ctx, actor, id })
  const [known] = await repository.listHits({
    db: ctx.db,
    ruleId: id,
    connectionIds: actor.connectionIds,
    limit: 1,
    id: actId,
  })
  if (!known) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Действие не найдено' })
  await findOne({ ctx, actor, id: known.hit.conversationId })
  await inTransaction(ctx.db, async (tx) => {
    const thread = await lockThread({ tx, id: known.hit.conversationId })
    const hit = await repository.lockHit({ tx, ruleId: id, id: actId })
    if (!thread || !hit) throw noThread()
    if (hit.state === 'undone') return
    await undo({ tx, actor, hit, thread })
    await repository.updateHit({ tx, id: actId, values: { state: 'undone' } })
    const of = { tx, workspaceId: actor.workspaceId, actorId: actor.userId, payload: {} }
    await appendEvent({ ...of, kind: 'conversation_rule.changed', subjectId: id })
    await appendEvent({ ...of, kind: 'conversation.changed', subjectId: thread.id })
  })
  const [shown] = await repository.listHits({
    db: ctx.db,
    ruleId: id,
    connectionIds: actor.connectionIds,
    limit: 1,
    id: actId,
  })
  if (!shown) throw noThread()
  return present(shown)
}
