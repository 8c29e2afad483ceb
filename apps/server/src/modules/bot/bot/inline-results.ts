import { can } from '@kadr/domain/identity/permissions'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import type { Sender } from '../../../platform/outside/messengers/incoming.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import type { InlineResult } from '../../../platform/outside/messengers/port.ts'
import { publicMediaUrl } from '../../../platform/storage/media-urls.ts'
import { findUserOf } from '../../delivery/bot-outbox/index.ts'
import { findMembership, listWorkspaces } from '../../identity/workspaces/index.ts'
import { COVER, findResources, ORIGINAL } from '../../library/resources/index.ts'
import { listHistory } from '../../studio/generations/index.ts'
import { copy } from './copy.ts'
import { describeFigures } from './stats-message.ts'

type OfWorkspace = { ctx: AppContext; userId: string; workspaceId: string; words: string }

const REELS = 10
/** The file is fetched when the result is sent. */
const LINK_MS = DAY_MS

const has = (title: string, words: string) => title.toLowerCase().includes(words.toLowerCase())

/** Finished videos, newest first. */
const listReels = async ({ ctx, workspaceId, words }: OfWorkspace): Promise<InlineResult[]> => {
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
        kind: 'video',
        id,
        title,
        url: urlOf(ORIGINAL),
        mimeType: row.mimeType,
        pictureUrl: urlOf(COVER),
      },
    ]
  })
}

const listReports = async ({
  words,
  ...of
}: OfWorkspace & { name: string }): Promise<InlineResult[]> => {
  const title = `${copy.stats}: ${of.name}`
  const text = has(title, words) ? await describeFigures(of) : ''
  return text ? [{ kind: 'text', id: of.workspaceId, title, text }] : []
}

const listResults = async ({
  ctx,
  userId,
  words,
}: Omit<OfWorkspace, 'workspaceId'>): Promise<InlineResult[]> => {
  const found: InlineResult[] = []
  for (const { id: workspaceId, name } of await listWorkspaces({ ctx, userId })) {
    const membership = await findMembership({ ctx, userId, workspaceId })
    if (!membership || !can(membership, 'reels.read')) continue
    const of = { ctx, userId, workspaceId, words }
    found.push(...(await listReports({ ...of, name })), ...(await listReels(of)))
  }
  return found
}

/** Results a person can share in any chat: finished reels and figures they may see now. */
export const answerInline = async ({
  ctx,
  from,
  queryId,
  words,
}: {
  ctx: AppContext
  from: Sender
  queryId: string
  words: string
}): Promise<void> => {
  const userId = await findUserOf({ ctx, person: from })
  await messengers[from.messenger].answerInline({
    config: ctx.config,
    queryId,
    results: userId ? await listResults({ ctx, userId, words: words.trim() }) : [],
    startLabel: userId ? undefined : copy.open,
  })
}
