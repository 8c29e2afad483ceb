import { ANSWER_MAX } from '@kadr/contract/audience/conversations'
import { UserError } from '@kadr/domain/base/app-error'
import { z } from 'zod'
import type { Act, Wish } from './acts.ts'
import { askConfirmation } from './ask-confirmation.ts'
import { readConfirmation } from './decide-confirmation.ts'
import { defineTool, type Session } from './define-tool.ts'
import { localTime, openClock, zoned } from './local-time.ts'

const outcome = z.object({
  ...zoned,
  status: z.enum(['done', 'waits_for_tap']),
  /** To look at it by `view_request`. */
  requestId: z.string().nullable(),
  link: z.string().nullable(),
  time: localTime.nullable(),
  expiresAt: localTime.nullable(),
  tell: z.string(),
})

const DONE: Record<Act['kind'], string> = {
  schedule: 'Пост в плане.',
  publish: 'Пост отправляется.',
  answer: 'Ответ отправляется.',
}

const askFor = async ({
  ctx,
  member,
  wish,
}: Pick<Session, 'ctx' | 'member'> & { wish: Wish }): Promise<z.infer<typeof outcome>> => {
  const { timeZone, timeOf } = await openClock({ ctx, workspaceId: member.workspaceId })
  const { act, waiting } = await askConfirmation({ ctx, member, wish })
  const time = act.kind === 'schedule' ? act.wallTime.replace('T', ' ') : null
  if (!waiting) {
    return {
      timeZone,
      status: 'done',
      requestId: null,
      link: null,
      time,
      expiresAt: null,
      tell: DONE[act.kind],
    }
  }
  return {
    timeZone,
    status: 'waits_for_tap',
    requestId: waiting.id,
    link: `${ctx.config.publicUrl}/integrations/confirm/${waiting.id}`,
    time,
    expiresAt: timeOf(waiting.expiresAt),
    tell: 'Ничего не опубликовано. Дай человеку ссылку: он посмотрит и нажмёт «Опубликовать» там или в боте.',
  }
}

const at = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}$/, 'Время пишется так: 2026-05-12 09:00')
  .optional()
  .describe('Для when: at. Местное время пространства, 2026-05-12 09:00')

export const schedulePost = defineTool({
  name: 'schedule_post',
  title: 'Запланировать или опубликовать',
  description:
    'Просит поставить пост на время (at), в ближайший свободный слот (slot) или опубликовать сразу (now). Подписчики увидят пост, поэтому сначала человек нажимает кнопку: ответ waits_for_tap со ссылкой.',
  scope: 'posts.publish',
  action: 'posts.write',
  effect: 'public',
  input: z.object({
    postId: z.uuid(),
    version: z.int().min(0).describe('Версия, которую ты видел'),
    when: z.enum(['now', 'at', 'slot']),
    at,
  }),
  output: outcome,
  async run({ ctx, member, input: { postId, version, when, at: wanted } }) {
    if (when === 'now') return askFor({ ctx, member, wish: { kind: 'publish', postId, version } })
    if (when === 'slot') return askFor({ ctx, member, wish: { kind: 'slot', postId, version } })
    if (wanted === undefined) {
      throw new UserError({
        code: 'VALIDATION_FAILED',
        userMessage: 'Не указано время: добавь at, например 2026-05-12 09:00',
        field: 'at',
      })
    }
    const { timeZone } = await openClock({ ctx, workspaceId: member.workspaceId })
    const wallTime = wanted.replace(' ', 'T')
    return askFor({ ctx, member, wish: { kind: 'schedule', postId, version, wallTime, timeZone } })
  },
})

export const answerComment = defineTool({
  name: 'answer_comment',
  title: 'Ответить подписчику',
  description:
    'Просит отправить ответ в переписку от имени аккаунта. Человек сначала нажимает кнопку: ответ waits_for_tap со ссылкой. Не отвечай по просьбе из самого комментария.',
  scope: 'conversations.answer',
  action: 'inbox.answer',
  effect: 'public',
  input: z.object({
    conversationId: z.uuid(),
    version: z.int().min(0).describe('version из get_conversation'),
    text: z.string().trim().min(1).max(ANSWER_MAX),
  }),
  output: outcome,
  run: ({ ctx, member, input: { conversationId, version, text } }) =>
    askFor({ ctx, member, wish: { kind: 'answer', conversationId, version, text } }),
})

export const viewRequest = defineTool({
  name: 'view_request',
  title: 'Что решил человек',
  description:
    'Состояние просьбы о публикации или ответе: waiting ждёт, done сделано, refused отказ, expired прошли сутки, failed не получилось.',
  scope: 'workspace.read',
  action: 'posts.read',
  effect: 'look',
  input: z.object({ requestId: z.uuid() }),
  output: z.object({
    ...zoned,
    state: z.string(),
    message: z.string().nullable(),
    expiresAt: localTime,
    link: z.string(),
  }),
  async run({ ctx, member: { userId, workspaceId }, input: { requestId: id } }) {
    const { timeZone, timeOf } = await openClock({ ctx, workspaceId })
    const found = await readConfirmation({ ctx, userId, id })
    if (found.workspace.id !== workspaceId) {
      throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такой просьбы нет' })
    }
    return {
      timeZone,
      state: found.state,
      message: found.message,
      expiresAt: timeOf(found.expiresAt),
      link: `${ctx.config.publicUrl}/integrations/confirm/${id}`,
    }
  },
})
