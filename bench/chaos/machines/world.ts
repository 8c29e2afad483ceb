import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { createWebhook } from '../../../apps/server/src/modules/integrations/webhooks/index.ts'
import { signInWithPlan } from '../../../apps/server/test/connecting.ts'
import { call, signInAs } from '../../../apps/server/test/people.ts'
import { giveVideoPoints } from '../../../apps/server/test/reels.ts'
import type { TestShell } from '../../../apps/server/test/test-shell.ts'
import { createUploader, type Uploader } from '../../../apps/server/test/uploads.ts'
import { workspaceOf } from '../../../apps/server/test/workspace-of.ts'
import type { PaymentSandbox } from '../payment-provider-process.ts'
import type { startSandbox } from '../processes.ts'
import { accountsOf, type ChaosTarget, storeFiles } from '../world.ts'
import type { People } from './ask.ts'
import type { Receiver } from './receiver.ts'

export type PlannedPost = ChaosTarget & { dueAt: number | null; askedAt: number }

type Account = { connectionId: string; place: object }

export type World = {
  app: TestShell
  people: People
  random(): number
  token: string
  userId: string
  workspaceId: string
  accounts: ReadonlyMap<Network, readonly Account[]>
  files: { imageId: string; videoId: string }
  artists: readonly Uploader[]
  buyers: readonly { token: string; userId: string }[]
  payments: PaymentSandbox
  /** What was acknowledged. */
  posts: PlannedPost[]
  reels: string[]
  happened: string[]
  bought: number
}

/** What is published late by a server that was away is not told as missed. */
const LATE_LIMIT_MINUTES = 1440
const ARTISTS = 4
const FIRST_ARTIST = 100
const FIRST_BUYER = 7000
/** One answers at once, one fails now and then. */
export const RECEIVERS = ['quick', 'flaky']

/** People with accounts at every network, with points for reels and without a plan, before anything is disturbed. */
export const settle = async ({
  app,
  people,
  random,
  sandbox,
  payments,
  receiver,
  origin,
  payers,
}: {
  app: TestShell
  people: People
  random(): number
  sandbox: Awaited<ReturnType<typeof startSandbox>>
  payments: PaymentSandbox
  receiver: Receiver
  origin: string
  payers: number
}): Promise<World> => {
  const { token, user } = await signInWithPlan(app, { id: 7 })
  const workspaceId = await workspaceOf(app, token)
  const body = { lateLimitMinutes: LATE_LIMIT_MINUTES }
  await call(app, { method: 'PATCH', path: '/publisher/settings', token, body })
  const files = await storeFiles({ app, workspaceId })
  const accounts = new Map<Network, readonly Account[]>()
  for (const network of NETWORKS) {
    const known = await sandbox.peopleOf(network)
    accounts.set(network, await accountsOf({ app, token, network, people: known }))
  }
  const artists: Uploader[] = []
  for (let index = 0; index < ARTISTS; index += 1) {
    const person = await createUploader(app, FIRST_ARTIST + index)
    await giveVideoPoints({ app, person })
    artists.push(person)
  }
  const buyers: { token: string; userId: string }[] = []
  for (let index = 0; index < payers; index += 1) {
    const person = await signInAs(app, { id: FIRST_BUYER + index })
    buyers.push({ token: person.token, userId: person.user.id })
  }
  for (const name of RECEIVERS) {
    const url = `${origin}/sandbox/webhooks/to/${name}`
    const { secret } = await createWebhook({
      ctx: app.ctx,
      workspaceId,
      userId: user.id,
      body: { title: name, url, kinds: ['generation.ready'] },
      isPublicUrl: async () => false,
    })
    receiver.know({ name, secret })
  }
  return {
    app,
    people,
    random,
    token,
    userId: user.id,
    workspaceId,
    accounts,
    files,
    artists,
    buyers,
    payments,
    posts: [],
    reels: [],
    happened: [],
    bought: 0,
  }
}
