import { setTimeout as pause } from 'node:timers/promises'
import { invoice as invoiceShape } from '@kadr/contract/money/billing'
import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { post as postShape } from '@kadr/contract/publishing/posts'
import { newId } from '@kadr/kit/new-id'
import { z } from 'zod'
import { inTransaction } from '../../../apps/server/src/db/connection.ts'
import { queueMessage } from '../../../apps/server/src/modules/delivery/bot-outbox/index.ts'
import { appendEvents } from '../../../apps/server/src/platform/events/append-events.ts'
import { sampleOf, withReply } from '../../../apps/server/test/publishing/samples.ts'
import { slideshowOf } from '../../../apps/server/test/reels.ts'
import { PROVIDERS } from '../payment-buyers.ts'
import { pick } from '../pick.ts'
import type { PlannedPost, World } from './world.ts'

/** A share of the posts is due at the beginning of the next minute: it must not go out before by any clock. */
const LATER_SHARE = 0.3
const RETRY_MS = 500
const FIRST_CHAT = 20_000
const CHATS = 10
const SUBJECTS = 20
const CURRENCIES = ['RUB', 'BYN', 'USD'] as const
const PLANS = [1, 2, 3, 4]
const MINUTE_MS = 60_000

const withId = z.object({ id: z.string() })

/** Repeats what the loss of a server interrupts; what is repeated has a key. */
const untilDone = async <T>(run: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await run()
    } catch {
      await pause(RETRY_MS)
    }
  }
}

const nextMinute = () => new Date((Math.floor(Date.now() / MINUTE_MS) + 1) * MINUTE_MS)

/** One post to one account, now or a little later. */
export const makePost = async ({ world, index }: { world: World; index: number }) => {
  const { people, token, accounts, files, random } = world
  const network: Network = NETWORKS[index % NETWORKS.length] ?? 'telegram'
  const account = pick(random, accounts.get(network) ?? [])
  const sample = sampleOf(network, files)
  const [text, follow] = [`${network} №${index}.`, `Следом ${network} №${index}.`]
  const settings = { ...sample.settings, ...withReply(sample.settings, follow), ...account.place }
  const dueAt = random() < LATER_SHARE ? nextMinute() : null
  const when = dueAt
    ? { kind: 'at', wallTime: dueAt.toISOString().slice(0, 16), timeZone: 'UTC' }
    : { kind: 'now' }
  const askedAt = Date.now()
  const made = postShape.parse(
    await people.ask({
      path: '/posts',
      token,
      body: {
        text,
        mediaIds: sample.mediaIds,
        utm: null,
        erid: '',
        rubricId: null,
        targets: [
          {
            connectionId: account.connectionId,
            override: { text: null, mediaIds: null },
            settings,
          },
        ],
        when,
      },
    }),
  )
  const id = made.targets[0]?.id ?? ''
  const planned: PlannedPost = {
    id,
    network,
    text,
    follow,
    dueAt: dueAt?.getTime() ?? null,
    askedAt,
  }
  world.posts.push(planned)
}

/** A reel of half a second, unlike all others. */
export const makeReel = async ({ world, index }: { world: World; index: number }) => {
  const { people, artists, random } = world
  const { token } = pick(random, artists)
  const title = `Рилс №${index}`
  const content = slideshowOf([null, null], { seconds: 0.5, text: `№${index}` })
  const { id } = withId.parse(await people.ask({ path: '/reels', token, body: { title, content } }))
  await people.ask({ path: `/reels/${id}/generations`, token, body: { output: 'video' } })
  world.reels.push(title)
}

/** A person buys once, with the page of the provider. */
export const buy = async ({ world, index }: { world: World; index: number }) => {
  const { people, buyers, payments, random } = world
  const { token } = pick(random, buyers)
  const currency = CURRENCIES[index % CURRENCIES.length] ?? 'RUB'
  const body = {
    planId: pick(random, PLANS),
    currency,
    billingPeriod: 'monthly',
    email: 'buyer@example.com',
    isOfferAccepted: true,
  }
  const invoice = invoiceShape.parse(
    await people.ask({ path: '/users/subscription/invoice', token, body }),
  )
  const provider = PROVIDERS[currency]
  await payments.ask({ kind: 'decide', provider, orderId: invoice.orderId, decision: 'pay' })
  world.bought += 1
}

/** Told twice, as an event that is handled again. */
export const writeMessage = async ({ world, index }: { world: World; index: number }) => {
  const { ctx } = world.app
  const text = `${index % CHATS}:${Math.floor(index / CHATS)}`
  const chatId = FIRST_CHAT + (index % CHATS)
  const to = { messenger: 'telegram' as const, chatId, userId: null }
  const content = { title: '', text, rows: [] }
  for (let time = 0; time < 2; time += 1) {
    await untilDone(() =>
      inTransaction(ctx.db, (tx) => queueMessage({ ctx, tx, key: `chaos:${text}`, to, content })),
    )
  }
}

const subjects = Array.from({ length: SUBJECTS }, () => newId())

/** Something that programs of others are told of. */
export const happen = async ({ world, index }: { world: World; index: number }) => {
  const title = `w${index}`
  const event = {
    kind: 'generation.ready' as const,
    workspaceId: world.workspaceId,
    subjectId: subjects[index % SUBJECTS] ?? '',
    payload: { userId: null, title, output: 'video' as const },
    key: `chaos:${title}`,
  }
  const { db } = world.app.ctx
  await untilDone(() => inTransaction(db, (tx) => appendEvents({ tx, events: [event] })))
  world.happened.push(title)
}
