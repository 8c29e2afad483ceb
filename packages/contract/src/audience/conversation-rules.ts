import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../base/paging.ts'
import { id, instant, nothing, version } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { conversationKind, itemTone, label } from './conversation.ts'

const inWorkspace = { access: 'workspace' } as const
const ofRule = { ...inWorkspace, params: z.object({ id }) } as const

export const MAX_CONVERSATION_RULES = 50
export const MAX_RULE_VARIANTS = 10
export const MAX_RULE_WORDS = 30

const wellFormed = z.overwrite((value: string) => value.toWellFormed())
const word = z.string().check(z.trim(), wellFormed, z.minLength(1), z.maxLength(60))
const variant = z
  .string()
  .check(z.trim(), wellFormed, z.minLength(1, 'Напишите ответ'), z.maxLength(1000))
const variants = z
  .array(variant)
  .check(z.minLength(1, 'Добавьте хотя бы один вариант'), z.maxLength(MAX_RULE_VARIANTS))

/** All that are set have to hold. */
export const ruleConditions = z
  .object({
    /** Any of them, as whole words in any form; empty: whatever is written. */
    words: z.array(word).check(z.maxLength(MAX_RULE_WORDS)),
    isQuestion: z.nullable(z.boolean()),
    tone: z.nullable(itemTone),
    kinds: z.array(conversationKind),
    /** Empty: in all accounts. */
    connectionIds: z.array(id).check(z.maxLength(100)),
    /** Empty: under all posts. */
    postIds: z.array(id).check(z.maxLength(100)),
  })
  .check(
    z.refine(
      ({ words, isQuestion, tone }) => words.length > 0 || isQuestion !== null || tone !== null,
      { message: 'Укажите слова, вопрос или тон', path: ['words'] },
    ),
  )

export const ruleAction = z.discriminatedUnion('kind', [
  /** One of the variants, in turn. `{имя}` becomes the name of the person. */
  z.object({ kind: z.literal('answer'), variants }),
  /** To the person alone, in answer to their comment. */
  z.object({ kind: z.literal('private_answer'), variants }),
  z.object({ kind: z.literal('hide') }),
  z.object({ kind: z.literal('label'), label }),
  z.object({ kind: z.literal('assign'), userId: id }),
])
export type RuleAction = z.infer<typeof ruleAction>

const cap = (max: number) => z.int().check(z.minimum(1), z.maximum(max))

export const conversationRuleBody = z.object({
  name: z.string().check(z.trim(), wellFormed, z.minLength(1, 'Укажите название'), z.maxLength(80)),
  conditions: ruleConditions,
  action: ruleAction,
  capPerHour: z._default(cap(100), 20),
  capPerDay: z._default(cap(1000), 100),
})
export type ConversationRuleBody = z.infer<typeof conversationRuleBody>

export const conversationRule = z.object({
  id,
  version,
  ...conversationRuleBody.shape,
  /** Off until somebody switches it on after a dry run. */
  isOn: z.boolean(),
  /** Russian: why it does nothing though it is on; null otherwise. */
  notice: z.nullable(z.string()),
  actsToday: z.int(),
  actsTotal: z.int(),
  lastActAt: z.nullable(instant),
})
export type ConversationRule = z.infer<typeof conversationRule>

export const listConversationRules = defineRoute({
  ...inWorkspace,
  method: 'GET',
  path: '/conversation-rules',
  action: 'inbox.read',
  rate: 'read',
  summary: 'Правила входящих',
  tags: ['conversationRules'],
  data: z.array(conversationRule),
})

const changes = {
  ...inWorkspace,
  action: 'inbox.moderate',
  rate: 'write',
  affects: ['conversationRules'],
} as const

export const createConversationRule = defineRoute({
  ...changes,
  method: 'POST',
  path: '/conversation-rules',
  summary: 'Добавить правило входящих',
  body: conversationRuleBody,
  data: conversationRule,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** A changed rule is off until it is switched on again. */
export const updateConversationRule = defineRoute({
  ...changes,
  params: ofRule.params,
  method: 'PUT',
  path: '/conversation-rules/:id',
  summary: 'Изменить правило входящих',
  body: z.object({ version, rule: conversationRuleBody }),
  data: conversationRule,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
})

/** Refused with CONFLICT while the rule as it is now was not tried. */
export const switchConversationRule = defineRoute({
  ...changes,
  params: ofRule.params,
  method: 'POST',
  path: '/conversation-rules/:id/switch',
  summary: 'Включить или выключить правило входящих',
  body: z.object({ version, isOn: z.boolean() }),
  data: conversationRule,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CONFLICT'],
})

export const deleteConversationRule = defineRoute({
  ...changes,
  params: ofRule.params,
  method: 'DELETE',
  path: '/conversation-rules/:id',
  summary: 'Удалить правило входящих',
  data: nothing,
  errors: ['NOT_FOUND'],
})

/** What it would have done with the last items. Nothing is sent; the rule may be switched on after it. */
export const tryConversationRule = defineRoute({
  ...changes,
  params: ofRule.params,
  method: 'POST',
  path: '/conversation-rules/:id/trial',
  summary: 'Пробный прогон правила входящих',
  data: z.object({
    /** Items looked at: the last 100. */
    checked: z.int(),
    hits: z.array(
      z.object({
        conversationId: id,
        itemId: id,
        text: z.string(),
        personName: z.nullable(z.string()),
        happenedAt: instant,
        /** Russian: what it would do, or why it would not. */
        would: z.string(),
        isDone: z.boolean(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})

export const ruleActState = z.enum(['done', 'undone', 'failed', 'pending'])

export const ruleAct = z.object({
  id,
  conversationId: id,
  itemId: z.nullable(id),
  at: instant,
  /** What was written, by whom. */
  text: z.string(),
  personName: z.nullable(z.string()),
  /** Russian: what the rule did. */
  did: z.string(),
  state: ruleActState,
  canUndo: z.boolean(),
  message: z.nullable(z.string()),
})
export type RuleAct = z.infer<typeof ruleAct>

export const listRuleActs = defineRoute({
  ...ofRule,
  method: 'GET',
  path: '/conversation-rules/:id/acts',
  action: 'inbox.read',
  rate: 'read',
  summary: 'Что сделало правило входящих',
  tags: ['conversationRules'],
  query: z.object(pageQuery),
  data: pageOf(ruleAct),
  errors: ['NOT_FOUND'],
})

/** Takes back an answer that is not sent, shows what was hidden, removes the label or the assignee. */
export const undoRuleAct = defineRoute({
  ...inWorkspace,
  method: 'POST',
  path: '/conversation-rules/:id/acts/:actId/undo',
  action: 'inbox.moderate',
  rate: 'write',
  summary: 'Отменить сделанное правилом входящих',
  affects: ['conversationRules', 'conversations', 'conversation', 'conversationCounts'],
  params: z.object({ id, actId: id }),
  data: ruleAct,
  errors: ['NOT_FOUND', 'CONFLICT'],
})
