import { matchesRule } from '@kadr/domain/audience/match-rule'
import { fillVariant, whyRuleRests } from '@kadr/domain/audience/rule-limits'
import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { listMemberIds } from '../../identity/workspaces/index.ts'
import { pressModeration, queueAnswer } from '../conversation-answers/index.ts'
import {
  factsOf,
  findFace,
  findItem,
  type ItemRow,
  lockIntake,
  lockThread,
  type ThreadRow,
  updateThread,
} from '../conversations/index.ts'
import {
  countHits,
  type HitRow,
  hasHitPerson,
  insertHit,
  lockRulesOn,
  type RuleRow,
} from './rules.repository.ts'

export const periodsOf = (now: Date) => ({
  hour: new Date(now.getTime() - HOUR_MS),
  day: new Date(now.getTime() - DAY_MS),
})

export const personKeyOf = ({
  connectionId,
  personExternalId,
}: Pick<ThreadRow, 'connectionId' | 'personExternalId'>) => `${connectionId}:${personExternalId}`

export const toMatched = (item: ItemRow, thread: ThreadRow) => ({
  text: item.text,
  kind: thread.kind,
  connectionId: item.connectionId,
  postId: thread.postId,
  tone: item.tone,
  isQuestion: item.isQuestion,
})

export const toRuleItem = (item: ItemRow) => ({
  isOurs: item.isOurs,
  isBacklog: item.isBacklog,
  isDeleted: item.deletedAt !== null,
  held: item.held,
  happenedAt: item.happenedAt,
})

type Act = { ctx: AppContext; tx: Tx; rule: RuleRow; thread: ThreadRow; item: ItemRow }
type Done = Pick<HitRow, 'answerId' | 'actKey' | 'before'>

const NOTHING: Done = { answerId: null, actKey: null, before: {} }

const answer = async (
  { ctx, tx, rule, thread, item }: Act,
  variants: readonly string[],
  { isPrivate, turn }: { isPrivate: boolean; turn: number },
): Promise<Done> => {
  const variant = variants[turn % variants.length] ?? ''
  const { id } = await queueAnswer({
    ctx,
    tx,
    thread,
    answer: {
      text: fillVariant(variant, thread.personName),
      mediaId: null,
      itemId: item.id,
      isPrivate,
      key: `rule:${rule.id}:${item.id}`,
    },
    by: { ruleId: rule.id },
  })
  return { ...NOTHING, answerId: id }
}

/** Undefined: there is nothing to do. */
const perform = async (act: Act, turn: number): Promise<Done | undefined> => {
  const { ctx, tx, rule, thread, item } = act
  const { action } = rule
  const version = thread.version + 1
  switch (action.kind) {
    case 'answer':
    case 'private_answer':
      return answer(act, action.variants, { isPrivate: action.kind === 'private_answer', turn })
    case 'hide': {
      const { key } = await pressModeration({
        ctx,
        tx,
        threads: [thread],
        act: 'hide',
        itemId: item.id,
        by: { ruleId: rule.id },
      })
      return { ...NOTHING, actKey: key }
    }
    case 'label': {
      if (thread.labels.includes(action.label)) return undefined
      const labels = [...thread.labels, action.label]
      await updateThread({ tx, id: thread.id, values: { version, labels } })
      return { ...NOTHING, before: { hadLabel: false } }
    }
    case 'assign': {
      const { workspaceId, connectionId, assigneeId, id } = thread
      if (assigneeId !== null) return undefined
      const members = await listMemberIds({ tx, workspaceId, subject: { connectionId } })
      if (!members.includes(action.userId)) return undefined
      const row = await updateThread({
        tx,
        id,
        values: { version, assigneeId: action.userId },
      })
      const face = await findFace({ db: tx, connectionId })
      const account = { title: face?.connection.title ?? '' }
      await appendEvent({
        tx,
        kind: 'conversation.assigned',
        workspaceId,
        subjectId: id,
        payload: {
          ...(await factsOf({ tx, account, thread: row ?? thread })),
          toUserId: action.userId,
        },
      })
      return { ...NOTHING, before: { assigneeId: null } }
    }
  }
}

/**
 * Acts on what has just come, by the first rule that fits. In the transaction of the event: its position and the acts
 * are committed together, so a killed process neither forgets nor repeats one.
 */
export const runRules = async ({
  ctx,
  tx,
  workspaceId,
  conversationId,
  itemId,
}: {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  conversationId: string
  itemId: string
}): Promise<void> => {
  const rules = await lockRulesOn({ tx, workspaceId })
  if (rules.length === 0) return
  const item = await findItem({ db: tx, id: itemId })
  if (!item) return
  await lockIntake({ tx, connectionId: item.connectionId })
  const thread = await lockThread({ tx, id: conversationId })
  // A person was faster.
  if (!thread || thread.unansweredSince === null || thread.state === 'answered') return
  const now = ctx.clock.now()
  const counts = await countHits({ db: tx, ruleIds: rules.map(({ id }) => id), ...periodsOf(now) })
  for (const rule of rules) {
    if (!matchesRule(rule.conditions, toMatched(item, thread))) continue
    const known = counts.find(({ ruleId }) => ruleId === rule.id)
    const personKey = personKeyOf(thread)
    const why = whyRuleRests({
      item: toRuleItem(item),
      now,
      actsInHour: known?.inHour ?? 0,
      actsInDay: known?.inDay ?? 0,
      capPerHour: rule.capPerHour,
      capPerDay: rule.capPerDay,
      isKnownPerson: await hasHitPerson({ db: tx, ruleId: rule.id, personKey }),
    })
    if (why) continue
    const done = await tryPerform({ ctx, tx, rule, thread, item }, known?.total ?? 0)
    if (!done) continue
    await insertHit({
      tx,
      values: {
        ...done,
        workspaceId,
        ruleId: rule.id,
        conversationId,
        itemId,
        personKey,
        action: rule.action,
        at: now,
      },
    })
    await announce({ tx, workspaceId, ruleId: rule.id, conversationId })
    return
  }
}

/** What can't be done (a window is over, the account is off) is left to a person. */
const tryPerform = async (act: Act, turn: number): Promise<Done | undefined> => {
  try {
    return await perform(act, turn)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    act.ctx.log.info({ ruleId: act.rule.id, code: error.code }, 'conversations.rule.rested')
    return undefined
  }
}

const announce = async ({
  tx,
  workspaceId,
  ruleId,
  conversationId,
}: {
  tx: Tx
  workspaceId: string
  ruleId: string
  conversationId: string
}): Promise<void> => {
  const of = { tx, workspaceId, payload: {} }
  await appendEvent({ ...of, kind: 'conversation_rule.changed', subjectId: ruleId })
  await appendEvent({ ...of, kind: 'conversation.changed', subjectId: conversationId })
}
