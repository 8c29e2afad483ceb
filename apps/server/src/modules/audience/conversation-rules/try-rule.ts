import type {
  RuleAction,
  tryConversationRule as route,
} from '@kadr/contract/audience/conversation-rules'
import type { RouteData } from '@kadr/contract/base/route'
import { matchesRule } from '@kadr/domain/audience/match-rule'
import { fillVariant, whyRuleRests } from '@kadr/domain/audience/rule-limits'
import { quote } from '@kadr/domain/base/quote'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import type { Reader } from '../conversations/index.ts'
import * as repository from './rules.repository.ts'
import { noRule } from './rules.service.ts'
import { personKeyOf, toMatched, toRuleItem } from './run-rules.ts'

const CHECKED = 100

const describeAction = (action: RuleAction, name: string | null, turn: number): string => {
  switch (action.kind) {
    case 'answer':
    case 'private_answer': {
      const variant = action.variants[turn % action.variants.length] ?? ''
      const how = action.kind === 'answer' ? 'Ответит' : 'Напишет в личные'
      return `${how}: ${quote(fillVariant(variant, name))}`
    }
    case 'hide':
      return 'Скроет'
    case 'label':
      return `Поставит метку ${quote(action.label)}`
    case 'assign':
      return 'Передаст сотруднику'
  }
}

/** What the rule would have done with the last items, as if they came now. After it the rule can be switched on. */
export const tryRule = async ({
  ctx,
  actor,
  id,
}: {
  ctx: AppContext
  actor: Reader
  id: string
}): Promise<RouteData<typeof route>> => {
  const { workspaceId, connectionIds } = actor
  const rule = await inTransaction(ctx.db, async (tx) => {
    const known = await repository.lockRule({ tx, workspaceId, id })
    if (!known) throw noRule()
    return repository.updateRule({ tx, id, values: { triedVersion: known.version } })
  })
  const rows = await repository.listLastItems({
    db: ctx.db,
    workspaceId,
    connectionIds,
    limit: CHECKED,
  })
  const people = new Set<string>()
  const hits: RouteData<typeof route>['hits'] = []
  let acts = 0
  // The oldest comes first, as they came.
  for (const { item, thread } of [...rows].reverse()) {
    if (!matchesRule(rule.conditions, toMatched(item, thread))) continue
    const why = whyRuleRests({
      item: toRuleItem(item),
      now: ctx.clock.now(),
      actsInHour: 0,
      actsInDay: acts,
      capPerHour: rule.capPerHour,
      capPerDay: rule.capPerDay,
      isKnownPerson: people.has(personKeyOf(thread)),
      mayBeOld: true,
    })
    hits.push({
      conversationId: thread.id,
      itemId: item.id,
      text: item.text.slice(0, 300).toWellFormed(),
      personName: thread.personName ?? thread.personHandle,
      happenedAt: item.happenedAt.toISOString(),
      would: why ? `Не тронет: ${why}` : describeAction(rule.action, thread.personName, acts),
      isDone: why === undefined,
    })
    if (why) continue
    people.add(personKeyOf(thread))
    acts += 1
  }
  return { checked: rows.length, hits: hits.reverse() }
}
