import { addDays, toWallTime } from '@kadr/domain/schedule/wall-time'
import { sandboxNetworkUrls } from '../../config/sandbox-credentials.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { hashOf } from '../../platform/crypto/hash-of.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'
import { type AccountRow, listAllAccounts, lockAccounts } from './accounts.repository.ts'
import { insertImport } from './import.repository.ts'
import { insertDrafts } from './insert-drafts.ts'
import type { PostActor } from './post-actor.ts'
import { scheduleDrafts } from './schedule-drafts.ts'

/** Idempotency key: deleted demo posts are not created again. */
const DEMO_KEY = '01900000-0000-7000-8000-00000000de70'

const POSTS = [
  {
    text: 'Открыли запись на май. Первые три даты — со скидкой 20% до конца недели.',
    day: 1,
    time: '10:00',
  },
  {
    text: 'Как мы выбираем ткань для осенней коллекции: коротко о трёх проверках в мастерской.',
    day: 2,
    time: '12:30',
  },
  {
    text: 'Вопрос дня: что вы носите чаще — лён или хлопок? Расскажите в комментариях.',
    day: 3,
    time: '18:00',
  },
  { text: 'Черновик: история одного заказа, от эскиза до примерки.', day: null, time: null },
  { text: 'Идея на потом: подборка отзывов за месяц с фотографиями.', day: null, time: null },
] as const

/** Demo posts are only created for sandbox accounts, never for a real network. */
const isSandboxAccount =
  (ctx: AppContext) =>
  ({ network, way }: AccountRow): boolean => {
    const { serverUrl } = sandboxNetworkUrls(ctx.config)
    const endpoints = ctx.networks.findContext({ network, way })?.endpoints ?? {}
    return Object.values(endpoints).some((url) => url.startsWith(serverUrl))
  }

const contentOf = (text: string, accounts: readonly AccountRow[]) => ({
  text,
  mediaIds: [],
  utm: null,
  erid: '',
  targets: accounts.map(({ id }) => ({
    connectionId: id,
    override: { text: null, mediaIds: null },
    settings: {},
  })),
})

/** A few drafts and scheduled posts for a workspace with sandbox accounts. Idempotent. */
export const makeDemoPosts = ({
  ctx,
  actor,
}: {
  ctx: AppContext
  actor: PostActor
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId } = actor
    const sandboxed = (await listAllAccounts({ db: tx, workspaceId })).filter(isSandboxAccount(ctx))
    if (sandboxed.length === 0) return
    const hash = hashOf(POSTS)
    if (!(await insertImport({ db: tx, workspaceId, key: DEMO_KEY, hash }))) return
    const accounts = await lockAccounts({ db: tx, workspaceId, ids: sandboxed.map(({ id }) => id) })
    const drafts = POSTS.map(({ text }) => ({ content: contentOf(text, accounts) }))
    const ids = await insertDrafts({ ctx, tx, actor, accounts, drafts })
    const timeZone = await getWorkspaceTimeZone({ ctx, tx, workspaceId })
    const today = toWallTime({ at: ctx.clock.now(), timeZone })
    const wishes = POSTS.flatMap(({ day, time }, index) => {
      const id = ids[index]
      if (day === null || !id) return []
      const wallTime = `${addDays({ wallTime: today, days: day }).slice(0, 10)}T${time}`
      return [{ id, when: { kind: 'at' as const, wallTime, timeZone } }]
    })
    await scheduleDrafts({ ctx, tx, actor, wishes })
  })
