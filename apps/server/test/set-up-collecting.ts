import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { AppContext } from '../src/context.ts'
import { connected, connectTo, signInWithPlan } from './connecting.ts'
import { createFakeClock } from './fake-clock.ts'
import { signInAs } from './people.ts'
import { type SandboxNetworks, startNetworks } from './sandbox-networks.ts'
import { createTestApp } from './test-app.ts'
import type { TestShell } from './test-shell.ts'
import { workspaceOf } from './workspace-of.ts'

const PERSON = 7

export type StoredPoint = {
  network: Network
  kind: 'account' | 'work_item'
  subjectId: string
  accountExternalId: string
  externalId: string | null
  publishedAt: Date | null
  metric: string
  bucketAt: Date
  capturedAt: Date
  value: number
}

/** An app with accounts of networks that have a history, a fake clock, and a collector run by hand. */
export const setUpCollecting = ({
  networks: wanted = NETWORKS,
}: {
  networks?: readonly Network[]
} = {}) => {
  const clock = createFakeClock()
  const connections = new Map<Network, string>()
  let networks: SandboxNetworks
  let app: TestShell
  let token = ''
  let workspaceId = ''

  beforeAll(async () => {
    networks = await startNetworks(clock, { hasHistory: true })
    app = await createTestApp({ clock, config: networks.config })
    token = (await signInWithPlan(app, { id: PERSON })).token
    workspaceId = await workspaceOf(app, token)
    for (const network of wanted) {
      connections.set(network, connected(await connectTo({ app, token, network })).id)
    }
    await app.consumeEvents()
  })
  afterEach(() => networks.host.clearFaults())
  afterAll(async () => {
    await app.stop()
    await networks.stop()
  })

  const query = async <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
    (await app.ctx.db.execute<T>(statement)).rows

  const listPoints = async (): Promise<StoredPoint[]> => {
    const rows = await query<StoredPoint & Record<string, unknown>>(sql`
      select s.network, s.kind, p.subject_id as "subjectId", a.external_id as "accountExternalId",
        w.external_id as "externalId", w.published_at as "publishedAt", p.metric,
        p.bucket_at as "bucketAt", p.captured_at as "capturedAt", p.value::float8 as value
      from metric_points p
      join metric_subjects s on s.id = p.subject_id
      join analytics_accounts a on a.id = s.account_id
      left join work_items w on w.id = s.work_item_id
      order by p.subject_id, p.metric, p.bucket_at`)
    return rows.map((row) => ({
      ...row,
      bucketAt: new Date(row.bucketAt),
      capturedAt: new Date(row.capturedAt),
      publishedAt: row.publishedAt && new Date(row.publishedAt),
    }))
  }

  return {
    clock,
    connections,
    query,
    listPoints,
    get ctx(): AppContext {
      return app.ctx
    },
    get app() {
      return app
    },
    get host() {
      return networks.host
    },
    get token() {
      return token
    },
    /** A new session of the same person: access tokens do not outlive the days a test advances. */
    signIn: async () => (await signInAs(app, { id: PERSON })).token,
    get workspaceId() {
      return workspaceId
    },
  }
}
