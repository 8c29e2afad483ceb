import { can } from '@kadr/domain/permissions'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { publicMediaUrl } from '../../platform/storage/media-urls.ts'
import { callTelegram } from '../../platform/telegram/call-telegram.ts'
import { listHistory } from '../generations/index.ts'
import { COVER, findResources, ORIGINAL } from '../resources/index.ts'
import { findMembership, listWorkspaces } from '../workspaces/index.ts'
import { copy } from './copy.ts'
import { findUserOf } from './queue-reply.ts'
import { describeFigures } from './stats-message.ts'

type OfWorkspace = { ctx: AppContext; userId: string; workspaceId: string; words: string }

const REELS = 10
/** Telegram takes the file when the result is sent. */
const LINK_MS = DAY_MS
const CACHE_SECONDS = 10

const has = (title: string, words: string) => title.toLowerCase().includes(words.toLowerCase())

/** Finished videos, newest first. */
const listReels = async ({ ctx, workspaceId, words }: OfWorkspace) => {
  const query = { state: 'ready', limit: REELS } as const
  const { items } = await listHistory({ ctx, workspaceId, query })
  const reels = items.filter(({ output, title }) => output === 'video' && has(title, words))
  const ids = reels.flatMap(({ results: [first] }) => first?.id ?? [])
  const files = await findResources({ ctx, workspaceId, ids })
  const expires = new Date(ctx.clock.now().getTime() + LINK_MS)
  return reels.flatMap(({ id, title, results: [first] }) => {
    const row = files.find((file) => file.id === first?.id)
    if (!row) return []
    const urlOf = (variant: string) => publicMediaUrl({ ctx, row, variant, expires })
    return [
      {
        type: 'video',
        id,
        title,
        video_url: urlOf(ORIGINAL),
        mime_type: row.mimeType,
        thumbnail_url: urlOf(COVER),
      },
    ]
  })
}

/** The figures of the last week as a message. */
const listReports = async ({ words, ...of }: OfWorkspace & { name: string }) => {
  const title = `${copy.stats}: ${of.name}`
  const text = has(title, words) ? await describeFigures(of) : ''
  if (!text) return []
  const input_message_content = { message_text: `${title}\n${text}` }
  return [{ type: 'article', id: of.workspaceId, title, description: text, input_message_content }]
}

const listResults = async ({
  ctx,
  userId,
  words,
}: Omit<OfWorkspace, 'workspaceId'>): Promise<object[]> => {
  const found: object[] = []
  for (const { id: workspaceId, name } of await listWorkspaces({ ctx, userId })) {
    const membership = await findMembership({ ctx, userId, workspaceId })
    if (!membership || !can(membership, 'reels.read')) continue
    const of = { ctx, userId, workspaceId, words }
    found.push(...(await listReports({ ...of, name })), ...(await listReels(of)))
  }
  return found
}

/** What a person can share in any chat: their own finished reels and figures, by the rights of this moment. */
export const answerInline = async ({
  ctx,
  telegramId,
  queryId,
  words,
}: {
  ctx: AppContext
  telegramId: number
  queryId: string
  words: string
}): Promise<void> => {
  const userId = await findUserOf({ ctx, telegramId })
  const params = {
    inline_query_id: queryId,
    results: userId ? await listResults({ ctx, userId, words: words.trim() }) : [],
    is_personal: true,
    cache_time: CACHE_SECONDS,
    ...(!userId && { button: { text: copy.open, start_parameter: 'inline' } }),
  }
  await callTelegram({ config: ctx.config, method: 'answerInlineQuery', params })
}
