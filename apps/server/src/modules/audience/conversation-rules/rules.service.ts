import {
  type ConversationRule,
  type ConversationRuleBody,
  MAX_CONVERSATION_RULES,
} from '@kadr/contract/audience/conversation-rules'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { readPages } from '../../../platform/paging/read-pages.ts'
import { listMemberIds } from '../../identity/workspaces/index.ts'
import { listConnectedAccounts } from '../../publishing/connections/index.ts'
import { conflict, type Reader } from '../conversations/index.ts'
import { listRulesOfOwner } from './export-rules.repository.ts'
import * as repository from './rules.repository.ts'
import { periodsOf } from './run-rules.ts'

type Asked = { ctx: AppContext; actor: Reader }

export const noRule = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Правило не найдено' })
const notFound = (field: string, userMessage: string) =>
  new UserError({ code: 'NOT_FOUND', userMessage, field })
const stale = () =>
  new UserError({
    code: 'VERSION_CONFLICT',
    userMessage: 'Правило изменили в другом месте. Откройте его свежую версию',
    field: 'version',
  })

type Counts = Awaited<ReturnType<typeof repository.countHits>>[number]

const noticeOf = (rule: repository.RuleRow, counts: Counts | undefined): string | null => {
  if (!rule.isOn) return null
  if ((counts?.inDay ?? 0) >= rule.capPerDay) return 'Предел на день исчерпан'
  if ((counts?.inHour ?? 0) >= rule.capPerHour) return 'Предел на час исчерпан'
  return null
}

const present = (rule: repository.RuleRow, counts: Counts | undefined): ConversationRule => ({
  id: rule.id,
  version: rule.version,
  name: rule.name,
  conditions: rule.conditions,
  action: rule.action,
  capPerHour: rule.capPerHour,
  capPerDay: rule.capPerDay,
  isOn: rule.isOn,
  notice: noticeOf(rule, counts),
  actsToday: counts?.inDay ?? 0,
  actsTotal: counts?.total ?? 0,
  lastActAt: counts?.lastAt?.toISOString() ?? null,
})

const presentAll = async ({
  ctx,
  tx,
  rules,
}: {
  ctx: AppContext
  tx?: Tx
  rules: readonly repository.RuleRow[]
}) => {
  const ruleIds = rules.map(({ id }) => id)
  const counts = await repository.countHits({
    db: tx ?? ctx.db,
    ruleIds,
    ...periodsOf(ctx.clock.now()),
  })
  return rules.map((rule) =>
    present(
      rule,
      counts.find(({ ruleId }) => ruleId === rule.id),
    ),
  )
}

const presentOne = async (of: { ctx: AppContext; tx: Tx; rule: repository.RuleRow }) => {
  const [shown] = await presentAll({ ...of, rules: [of.rule] })
  if (!shown) throw noRule()
  return shown
}

export const listRules = async ({ ctx, actor: { workspaceId } }: Asked) =>
  presentAll({ ctx, rules: await repository.listRules({ db: ctx.db, workspaceId }) })

/** Accounts and people of other workspaces can't be named. */
const assertKnown = async ({
  ctx,
  tx,
  actor: { workspaceId },
  rule,
}: Asked & { tx: Tx; rule: ConversationRuleBody }): Promise<void> => {
  const { connectionIds } = rule.conditions
  if (connectionIds.length > 0) {
    const known = await listConnectedAccounts({ ctx, workspaceId })
    if (!connectionIds.every((id) => known.some((account) => account.id === id))) {
      throw notFound('conditions.connectionIds', 'Аккаунт не подключён. Обновите список')
    }
  }
  if (rule.action.kind !== 'assign') return
  const members = await listMemberIds({ tx, workspaceId })
  if (!members.includes(rule.action.userId)) {
    throw notFound('action.userId', 'Этого человека нет в команде')
  }
}

const announce = ({ tx, actor, id }: { tx: Tx; actor: Reader; id: string }) =>
  appendEvent({
    tx,
    kind: 'conversation_rule.changed',
    workspaceId: actor.workspaceId,
    actorId: actor.userId,
    subjectId: id,
    payload: {},
  })

export const createRule = ({ ctx, actor, rule }: Asked & { rule: ConversationRuleBody }) =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId, userId } = actor
    await repository.lockRules({ tx, workspaceId })
    const rules = await repository.listRules({ db: tx, workspaceId })
    if (rules.length >= MAX_CONVERSATION_RULES) {
      throw conflict(`Больше ${MAX_CONVERSATION_RULES} правил не поместится. Удалите лишние`)
    }
    await assertKnown({ ctx, tx, actor, rule })
    const row = await repository.insertRule({
      tx,
      values: { ...rule, workspaceId, authorId: userId },
    })
    await announce({ tx, actor, id: row.id })
    return presentOne({ ctx, tx, rule: row })
  })

const lockVersion = async ({
  tx,
  actor: { workspaceId },
  id,
  version,
}: {
  tx: Tx
  actor: Reader
  id: string
  version: number
}) => {
  const rule = await repository.lockRule({ tx, workspaceId, id })
  if (!rule) throw noRule()
  if (rule.version !== version) throw stale()
  return rule
}

/** A changed rule is off: it has to be tried again. */
export const updateRule = ({
  ctx,
  actor,
  id,
  version,
  rule,
}: Asked & { id: string; version: number; rule: ConversationRuleBody }) =>
  inTransaction(ctx.db, async (tx) => {
    const known = await lockVersion({ tx, actor, id, version })
    await assertKnown({ ctx, tx, actor, rule })
    const values = { ...rule, version: known.version + 1, isOn: false, authorId: actor.userId }
    const row = await repository.updateRule({ tx, id, values })
    await announce({ tx, actor, id })
    return presentOne({ ctx, tx, rule: row })
  })

export const switchRule = ({
  ctx,
  actor,
  id,
  version,
  isOn,
}: Asked & { id: string; version: number; isOn: boolean }) =>
  inTransaction(ctx.db, async (tx) => {
    const known = await lockVersion({ tx, actor, id, version })
    if (isOn && known.triedVersion !== known.version) {
      throw conflict(
        'Сначала посмотрите пробный прогон: что правило сделало бы с последними сообщениями',
      )
    }
    const row = await repository.updateRule({ tx, id, values: { isOn } })
    await announce({ tx, actor, id })
    return presentOne({ ctx, tx, rule: row })
  })

export const deleteRule = async ({ ctx, actor, id }: Asked & { id: string }): Promise<void> => {
  const { workspaceId } = actor
  await inTransaction(ctx.db, async (tx) => {
    if (!(await repository.deleteRule({ db: tx, workspaceId, id }))) throw noRule()
    await announce({ tx, actor, id })
  })
}

export const exportRules = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  conversationRules: readPages((page) => listRulesOfOwner({ db: ctx.db, userId, ...page })),
})
