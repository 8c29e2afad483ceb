import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { footnotedName } from '@kadr/domain/publishing/networks/network-names'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { type IcsEvent, writeIcs } from '@kadr/domain/publishing/schedule/ics'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { getWorkspaceName } from '../../identity/workspaces/index.ts'
import { admitReader } from '../feeds/index.ts'
import { type ItemRow, listItems } from './calendar.repository.ts'

const DAYS_BACK = 30
const DAYS_AHEAD = 180
const MAX_POSTS = 2000
const MINUTES = 15
/** What will not go out is no event. */
const GONE: ReadonlySet<TargetState> = new Set(['cancelled', 'removed'])

/** Rows of one post are adjacent. */
const toEvents = (rows: readonly ItemRow[], publicUrl: string): IcsEvent[] => {
  const posts = Map.groupBy(rows, ({ id }) => id)
  return [...posts.values()].flatMap((targets) => {
    const [row] = targets
    const states = targets.flatMap(({ state }) => state ?? [])
    if (!row || (states.length > 0 && states.every((state) => GONE.has(state)))) return []
    const networks = targets.flatMap(({ network }) => (network ? footnotedName(network) : []))
    const title = postTitle(row.text) || 'Пост без текста'
    const isDraft = states.every((state) => state === 'draft' || state === 'pending_approval')
    return {
      uid: `post-${row.id}@kadr`,
      at: new Date(row.dueAt),
      minutes: MINUTES,
      title: isDraft ? `Черновик: ${title}` : title,
      details: [...new Set(networks)].join(', '),
      url: `${publicUrl}/posts?post=${row.id}`,
      isDraft,
    }
  })
}

export const readCalendarFeed = async ({ ctx, token }: { ctx: AppContext; token: string }) => {
  const { userId, workspaceId, rights, now } = await admitReader({
    ctx,
    kind: 'calendar',
    token,
  })
  const rows = await listItems({
    db: ctx.db,
    filter: {
      workspaceId,
      reach: { userId, connectionIds: rights.connectionIds },
      from: new Date(now.getTime() - DAYS_BACK * DAY_MS),
      to: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
    },
    limit: MAX_POSTS,
  })
  const name = `Кадр: ${await getWorkspaceName({ ctx, workspaceId })}`
  return writeIcs({ name, events: toEvents(rows, ctx.config.publicUrl), now })
}
