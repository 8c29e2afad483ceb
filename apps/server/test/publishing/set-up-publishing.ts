import type { Network } from '@kadr/contract/publishing/networks'
import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import { accountOptions } from '@kadr/contract/publishing/publisher-setup'
import { newId } from '@kadr/kit/new-id'
import { asc, eq, isNotNull } from 'drizzle-orm'
import pLimit from 'p-limit'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Config } from '../../src/config/config.ts'
import type { AppContext } from '../../src/context.ts'
import { connections as connectionRows } from '../../src/db/schema/publishing/connections.ts'
import {
  posts,
  postTargets,
  publishAttempts,
  targetEvents,
} from '../../src/db/schema/publishing/posts.ts'
import {
  openAccount,
  sealTokens,
} from '../../src/modules/publishing/connections/connection-tokens.ts'
import { findById } from '../../src/modules/publishing/connections/keep-alive.repository.ts'
import { createPace, type Pace } from '../../src/modules/publishing/publisher/pace.ts'
import type { PublicationMedia } from '../../src/modules/publishing/publisher/publication-media.ts'
import type { Publisher } from '../../src/modules/publishing/publisher/publisher.ts'
import {
  claimSome,
  createLeases,
  prepareClaim,
  start,
} from '../../src/modules/publishing/publisher/work.ts'
import { createSynchronizedClock } from '../../src/platform/leases/database-clock.ts'
import { connected, connectTo, signInWithPlan } from '../connecting.ts'
import { createFakeClock } from '../fake-clock.ts'
import { call, signInAs } from '../people.ts'
import { type SandboxNetworks, startNetworks } from '../sandbox-networks.ts'
import { createTestApp } from '../test-app.ts'
import type { TestShell } from '../test-shell.ts'
import { workspaceOf } from '../workspace-of.ts'
import { sampleOf } from './samples.ts'
import { IMAGE_ID, startTestMedia, VIDEO_ID } from './test-media.ts'

const FILES = { imageId: IMAGE_ID, videoId: VIDEO_ID }
const PERSON = 7
const MINUTE = 60_000
const MAX_ROUNDS = 500

type NewTarget = {
  text?: string
  network?: Network
  connectionId?: string
  mediaIds?: string[]
  settings?: TargetSettings
  /** Offset of the due time from now. */
  inMs?: number
  postId?: string
}

/** An app with all networks connected, a fake clock, and workers that are run step by step. */
export const setUpPublishing = ({
  networks: wanted,
  config = {},
}: {
  networks: readonly Network[]
  config?: Partial<Config>
}) => {
  const clock = createFakeClock()
  let networks: SandboxNetworks
  let app: TestShell
  let files: Awaited<ReturnType<typeof startTestMedia>>
  let token = ''
  let workspaceId = ''
  const connections = new Map<Network, string>()

  beforeAll(async () => {
    networks = await startNetworks(clock)
    app = await createTestApp({ clock, config: { ...networks.config, ...config } })
    files = await startTestMedia()
    token = (await signInWithPlan(app, { id: PERSON })).token
    workspaceId = await workspaceOf(app, token)
    for (const network of wanted) {
      connections.set(network, connected(await connectTo({ app, token, network })).id)
    }
    await findBoards()
    networks.host.clearRequests()
  })
  afterAll(async () => {
    await app.stop()
    await networks.stop()
    await files.stop()
  })
  afterEach(async () => {
    networks.host.clearFaults()
    networks.host.clearRequests()
    // Pending events would create notifications in the next test.
    await app.consumeEvents()
    for (const table of ['posts', 'publisher_accounts', 'network_pauses', 'notifications']) {
      await app.database.pool.query(`delete from ${table}`)
    }
  })

  const boards = new Map<Network, string>()
  /** Where a network requires a board, the first one is used. */
  const findBoards = async () => {
    for (const [network, id] of connections) {
      const answer = await call(app, { path: `/publisher/accounts/${id}/options`, token })
      const [board] = accountOptions.parse(answer.data).boards ?? []
      if (board) boards.set(network, board.id)
    }
  }
  const settingsOf = (network: Network): TargetSettings => {
    const boardId = boards.get(network)
    return { ...sampleOf(network, FILES).settings, ...(boardId && { boardId }) }
  }

  const connectionOf = (network: Network) => {
    const id = connections.get(network)
    if (!id) throw new Error(`${network} is not connected`)
    return id
  }

  /** Another account of the same network, independent for the publisher. */
  const cloneAccount = async (network: Network, externalId: string): Promise<string> => {
    const row = await findById({ db: app.ctx.db, id: connectionOf(network) })
    if (!row) throw new Error(`${network} is not connected`)
    const id = newId()
    const { tokens } = openAccount({ ctx: app.ctx, row })
    const sealed = sealTokens({ ctx: app.ctx, id, tokens })
    await app.ctx.db.insert(connectionRows).values({ ...row, ...sealed, id, externalId })
    return id
  }

  /** A target as scheduling stores it. */
  const plan = async (given: NewTarget & { network: Network }) => {
    const sample = sampleOf(given.network, FILES)
    const at = new Date(clock.now().getTime() + (given.inMs ?? 0))
    const time = { dueAt: at, wallTime: '2026-03-10T12:00', timeZone: 'Europe/Moscow' }
    const text = given.text ?? `Пост ${newId()}`
    const postId = given.postId ?? newId()
    if (!given.postId) {
      await app.ctx.db.insert(posts).values({
        id: postId,
        workspaceId,
        text,
        searchText: text.toLowerCase(),
        mediaIds: given.mediaIds ?? sample.mediaIds,
        ...time,
      })
    }
    const [row] = await app.ctx.db
      .insert(postTargets)
      .values({
        workspaceId,
        postId,
        connectionId: given.connectionId ?? connectionOf(given.network),
        network: given.network,
        accountTitle: 'Аккаунт',
        settings: { ...settingsOf(given.network), ...given.settings },
        state: 'scheduled',
        dueAt: at,
        nextAt: at,
      })
      .returning()
    if (!row) throw new Error('The target was not written')
    return { id: row.id, postId, text }
  }

  const worker = (
    given: { ctx?: AppContext; pace?: Partial<Pace>; media?: PublicationMedia } = {},
  ): Publisher => ({
    ctx: given.ctx ?? app.ctx,
    media: given.media ?? files.media,
    // The fake clock stands still during a run, so an early claim would wait forever.
    pace: { ...createPace(1), earlyMs: 0, ...given.pace },
    clock: createSynchronizedClock(given.ctx ?? app.ctx),
    worker: newId(),
    writeLimit: pLimit(6),
    failingNetworks: new Set(),
  })

  /** One claim, and the claimed targets run as far as possible. Returns how many were claimed. */
  const work = async (publisher: Publisher): Promise<number> => {
    await prepareClaim(publisher)
    const claims = await claimSome({ publisher, limit: 100 })
    const stopping = new AbortController().signal
    const leases = createLeases(publisher)
    await Promise.all(claims.map((claim) => start({ publisher, leases, claim, stopping })))
    return claims.length
  }

  const findNextAt = async (): Promise<Date | null> => {
    const [row] = await app.ctx.db
      .select({ at: postTargets.nextAt })
      .from(postTargets)
      .where(isNotNull(postTargets.nextAt))
      .orderBy(asc(postTargets.nextAt))
      .limit(1)
    return row?.at ?? null
  }

  /** Alternates work with advancing the clock to the next `nextAt`, until no target is waiting. */
  const settle = async (publisher: Publisher = worker()): Promise<void> => {
    let idle = 1000
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const at = await findNextAt()
      if (!at) return
      clock.set(new Date(Math.max(at.getTime(), clock.now().getTime())))
      // Targets waiting for an account or a network have `nextAt` in the past: the clock advances with backoff.
      const isIdle = (await work(publisher)) === 0
      if (isIdle) clock.advance(idle)
      idle = isIdle ? Math.min(idle * 2, MINUTE) : 1000
    }
    throw new Error('Publishing does not come to an end')
  }

  const targetOf = async (id: string) => {
    const [row] = await app.ctx.db.select().from(postTargets).where(eq(postTargets.id, id))
    if (!row) throw new Error('The target is gone')
    return row
  }
  const attemptsOf = (id: string) =>
    app.ctx.db
      .select()
      .from(publishAttempts)
      .where(eq(publishAttempts.targetId, id))
      .orderBy(asc(publishAttempts.part), asc(publishAttempts.number))
  const causesOf = async (id: string) => {
    const rows = await app.ctx.db
      .select({ cause: targetEvents.cause })
      .from(targetEvents)
      .where(eq(targetEvents.targetId, id))
      .orderBy(asc(targetEvents.id))
    return rows.map(({ cause }) => cause)
  }
  const arrived = (network: Network, text: string) =>
    networks.host.posts().filter((post) => post.network === network && post.text.includes(text))
      .length
  const notifications = async () => {
    await app.consumeEvents()
    const { rows } = await app.database.pool.query<{ kind: string; title: string; key: string }>(
      'select kind, title, key from notifications order by created_at, id',
    )
    return rows
  }
  return {
    clock,
    get app() {
      return app
    },
    get host() {
      return networks.host
    },
    /** A new session: the clock outruns the lifetime of older ones. */
    tokenNow: async () => (await signInAs(app, { id: PERSON })).token,
    get workspaceId() {
      return workspaceId
    },
    get media() {
      return files.media
    },
    minutes: (count: number) => count * MINUTE,
    connectionOf,
    cloneAccount,
    plan,
    worker,
    work,
    settle,
    targetOf,
    attemptsOf,
    causesOf,
    arrived,
    notifications,
  }
}
