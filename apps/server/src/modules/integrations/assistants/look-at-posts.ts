import { postState } from '@kadr/contract/publishing/posts'
import { UserError } from '@kadr/domain/base/app-error'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import { addDays, isWallTime, toInstant } from '@kadr/domain/publishing/schedule/wall-time'
import { z } from 'zod'
import { getCalendar } from '../../publishing/calendar/index.ts'
import { listPosts, readPost } from '../../publishing/posts/index.ts'
import { defineTool } from './define-tool.ts'
import { openClock, zoned } from './local-time.ts'
import { postUrl, presentShortly, presentWhole, shortPost, wholePost } from './present-posts.ts'

export const MAX_ROWS = 50
export const limit = z
  .int()
  .min(1)
  .max(MAX_ROWS)
  .default(10)
  .describe('Сколько строк, по умолчанию 10')
const cursor = z.string().max(1024).optional().describe('next из прошлого ответа')
const id = z.uuid()
const day = z.iso.date().describe('День пространства, 2026-05-12')

const READ = { scope: 'posts.read', action: 'posts.read', effect: 'look' } as const

const startOf = (date: string, timeZone: string) => {
  const wallTime = `${date}T00:00`
  if (isWallTime(wallTime)) return toInstant({ wallTime, timeZone }).toISOString()
  throw new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: `Такой даты нет: ${date}`,
    field: 'from',
  })
}

export const readWeek = async ({
  ctx,
  member,
  from,
  days,
  limit: rows,
}: Pick<Parameters<typeof getCalendar>[0], 'ctx'> & {
  member: Parameters<typeof getCalendar>[0]['actor']
  from: string | undefined
  days: number
  limit: number
}) => {
  const { timeZone, today } = await openClock({ ctx, workspaceId: member.workspaceId })
  const first = from ?? today
  const last = addDays({ wallTime: `${first}T00:00`, days }).slice(0, 10)
  const { items } = await getCalendar({
    ctx,
    actor: member,
    query: { from: startOf(first, timeZone), to: startOf(last, timeZone) },
  })
  return {
    timeZone,
    from: first,
    days,
    total: items.length,
    posts: items.slice(0, rows).map(({ postId, title, time, targets }) => ({
      id: postId,
      title: title || 'Без текста',
      state: [...new Set(targets.map(({ state }) => state))].join(', ') || 'draft',
      time: time.wallTime.replace('T', ' '),
      accounts: targets.map(({ network }) => NETWORK_NAMES[network]),
      link: postUrl(ctx, postId),
    })),
  }
}

export const viewCalendar = defineTool({
  ...READ,
  name: 'view_calendar',
  title: 'Календарь',
  description: 'Что и когда выходит: посты с датой за отрезок дней, по умолчанию ближайшие 7 дней.',
  input: z.object({
    from: day.optional().describe('Первый день, по умолчанию сегодня'),
    days: z.int().min(1).max(90).default(7),
    limit,
  }),
  output: z.object({
    ...zoned,
    from: z.string(),
    days: z.number(),
    total: z.number(),
    posts: z.array(shortPost),
  }),
  run: ({ ctx, member, input }) =>
    readWeek({ ctx, member, from: input.from, days: input.days, limit: input.limit }),
})

export const findPosts = defineTool({
  ...READ,
  name: 'list_posts',
  title: 'Посты',
  description: 'Посты по состоянию или по словам, последние изменённые первыми.',
  input: z.object({
    state: z.enum(postState.options).optional(),
    search: z.string().trim().max(200).optional().describe('Слова из текста'),
    limit,
    cursor,
  }),
  output: z.object({ ...zoned, posts: z.array(shortPost), next: z.string().nullable() }),
  async run({ ctx, member, input }) {
    const { timeZone } = await openClock({ ctx, workspaceId: member.workspaceId })
    const { items, nextCursor } = await listPosts({ ctx, actor: member, query: input })
    return { timeZone, posts: items.map((post) => presentShortly(ctx, post)), next: nextCursor }
  },
})

export const getPost = defineTool({
  ...READ,
  name: 'get_post',
  title: 'Пост целиком',
  description: 'Текст, аккаунты, время, версия и что с постом стало в каждой сети.',
  input: z.object({ postId: id }),
  output: z.object({ ...zoned, post: wholePost }),
  async run({ ctx, member: { workspaceId }, input: { postId } }) {
    const { timeZone } = await openClock({ ctx, workspaceId })
    return { timeZone, post: presentWhole(ctx, await readPost({ ctx, workspaceId, id: postId })) }
  },
})
