import type { PlanName } from '@kadr/contract/money/subscription'
import { connection } from '@kadr/contract/publishing/connections'
import type { Network } from '@kadr/contract/publishing/networks'
import { TYPED_ACCOUNTS } from '@kadr/sandbox/networks/typed-accounts'
import { z } from 'zod'
import { inTransaction } from '../src/db/connection.ts'
import {
  closePeriods,
  listHeldPeriods,
  startPaidPlan,
} from '../src/modules/money/subscription/index.ts'
import { call, signInAs } from './people.ts'
import { consent, proofOf } from './sandbox-networks.ts'
import type { TestShell } from './test-shell.ts'

const attached = z.object({ connections: z.array(connection), notice: z.nullable(z.string()) })
const address = z.object({ url: z.string() })

export const BLUESKY_PASSWORD = 'abcd-efgh-ijkl-mnop'

const placeOf = (place: string) => `/users/me/connections/${place}`

type Person = { app: TestShell; token: string }

export const urlOf = async ({ app, token, place }: Person & { place: string }) => {
  const answer = await call(app, { path: placeOf(`${place}/url`), token })
  return { ...answer, url: answer.data ? address.parse(answer.data).url : '' }
}

/** Signs in on the network's page; returns what the callback page receives. */
export const proofFor = async ({
  app,
  token,
  place,
  ...choice
}: Person & { place: string; personId?: string | undefined; untick?: readonly string[] }) => {
  const { url, error } = await urlOf({ app, token, place })
  if (error) throw new Error(error.message)
  return proofOf(await consent({ url, ...choice }))
}

export const attach = ({ app, token, place, body }: Person & { place: string; body: object }) =>
  call(app, { method: 'POST', path: placeOf(place), token, body })

const attachPlaceOf = (place: string) => (place === 'youtube' ? place : `${place}/attach`)

export const signInAt = async (
  input: Person & { place: string; personId?: string | undefined; untick?: readonly string[] },
) => attach({ ...input, place: attachPlaceOf(input.place), body: await proofFor(input) })

const CHANNEL = '@vetrova_life'
const CHANNELS: Partial<Record<Network, string>> = {
  telegram: 'telegram/channels',
  max: 'max/channels',
}

/** The id of a person who came by Telegram: in the sandbox people have the same one in MAX. */
const LINK_MAX = `
  insert into sign_ins (user_id, provider, subject, label)
  select user_id, 'max', subject, label from sign_ins where provider = 'telegram'
  on conflict do nothing`

const PASSWORD = {
  place: 'bluesky/attach',
  body: { username: 'vetrova.bsky.social', password: BLUESKY_PASSWORD },
}

const [COMMUNITY] = TYPED_ACCOUNTS.vk ?? []
const VK = {
  place: 'vk/attach',
  body: { username: COMMUNITY?.username, password: COMMUNITY?.password },
}

export const attachChannel = async ({
  network,
  channel,
  ...person
}: Person & { network: Network; channel: string }) => {
  await person.app.database.pool.query(LINK_MAX)
  return attach({ ...person, place: CHANNELS[network] ?? network, body: { channel } })
}

/** Connects the first account of a network by its sign-in method. */
export const connectTo = ({ network, ...person }: Person & { network: Network }) => {
  if (CHANNELS[network]) return attachChannel({ ...person, network, channel: CHANNEL })
  if (network === 'bluesky') return attach({ ...person, ...PASSWORD })
  if (network === 'vk') return attach({ ...person, ...VK })
  return signInAt({ ...person, place: network })
}

export const readAttached = (answer: { data: unknown; error: unknown }) => {
  if (answer.error) throw new Error(JSON.stringify(answer.error))
  return attached.parse(answer.data)
}

export const connected = (answer: { data: unknown; error: unknown }) => {
  const [first, ...others] = readAttached(answer).connections
  if (!first || others.length > 0) throw new Error('Expected one connection')
  return first
}

export const refresh = ({ app, token, network, id }: Person & { network: Network; id: string }) =>
  call(app, { method: 'POST', path: placeOf(`${network}/${id}/refresh`), token })

export const detach = ({ app, token, network, id }: Person & { network: Network; id: string }) => {
  const place = CHANNELS[network] ?? network
  return call(app, { method: 'DELETE', path: placeOf(`${place}/${id}`), token })
}

export const listOf = async ({ app, token }: Person) => {
  const { data } = await call(app, { path: '/users/me/connections', token })
  const lists = z.record(z.string(), z.union([z.boolean(), z.array(connection)])).parse(data)
  return Object.values(lists).flatMap((list) => (Array.isArray(list) ? list : []))
}

/** A user without an account limit, unless another plan is given. */
export const signInWithPlan = async (
  app: TestShell,
  { id, plan = 'ULTIMATE' }: { id: number; plan?: PlanName },
) => {
  const person = await signInAs(app, { id })
  await setPlan({ app, userId: person.user.id, plan })
  return person
}

export const setPlan = async ({
  app,
  userId,
  plan,
}: {
  app: TestShell
  userId: string
  plan: PlanName
}) => {
  const { clock, db } = app.ctx
  const startedAt = clock.now()
  const expiresAt = new Date(startedAt.getTime() + 400 * 86_400_000)
  await inTransaction(db, async (tx) => {
    if (plan !== 'FREE') return startPaidPlan({ tx, userId, plan, startedAt, expiresAt })
    const held = await listHeldPeriods({ ctx: app.ctx, tx, userId })
    await closePeriods({ tx, userId, ids: held.map(({ id }) => id), now: startedAt })
  })
}
