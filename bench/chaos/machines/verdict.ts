import { sql } from 'drizzle-orm'
import type { AppContext } from '../../../apps/server/src/context.ts'
import { botMessages } from '../../../apps/server/src/db/schema/delivery/bot-outbox.ts'
import { postTargets } from '../../../apps/server/src/db/schema/publishing/posts.ts'
import { judgeMessages } from '../message-verdict.ts'
import { judgePayments } from '../payment-verdict.ts'
import type { Arrival } from '../processes.ts'
import { judgeRenders } from '../render-verdict.ts'
import { judge } from '../verdict.ts'
import { judgeWebhooks, type ReceivedWebhook } from '../webhook-verdict.ts'
import { RECEIVERS, type World } from './world.ts'

export type Line = {
  done: number
  double: number
  lost: number
  stuck: number
  other: string
}

/** Fakes and people share the clock of this machine; a network stamps what it took a moment after it was asked. */
const EARLY_MS = 1000
const MESSAGE = /^\d+:\d+$/

const countOf = async (ctx: AppContext, query: ReturnType<typeof sql>) => {
  const { rows } = await ctx.db.execute<{ n: number }>(query)
  return rows[0]?.n ?? 0
}

const countBy = (names: readonly string[]) =>
  [...Map.groupBy(names, (name) => name)].map(([name, same]) => `${name} ${same.length}`).join(', ')

export type Report = { lines: Record<string, Line>; wrong: string[] }

const judgePosts = async (world: World, arrivals: readonly Arrival[]) => {
  const rows = await world.app.ctx.db
    .select({ id: postTargets.id, state: postTargets.state, failure: postTargets.failure })
    .from(postTargets)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const targets = world.posts.map((post) => ({
    ...post,
    state: byId.get(post.id)?.state ?? ('draft' as const),
    failure: byId.get(post.id)?.failure ?? null,
  }))
  const networks = [...new Set(targets.map(({ network }) => network))]
  const verdicts = networks.map((network) => judge({ network, targets, arrivals }))
  const all = <K extends 'duplicates' | 'lost' | 'untrue' | 'stuck'>(name: K) =>
    verdicts.flatMap((verdict) => verdict[name])
  const published = new Set(
    targets.filter(({ state }) => state === 'published').map(({ id }) => id),
  )
  const delays = world.posts.flatMap(({ id, network, text, dueAt, askedAt }) => {
    const arrival = arrivals.find((one) => one.network === network && one.text.includes(text))
    if (!arrival || !published.has(id)) return []
    return [{ text, late: Date.parse(arrival.at) - (dueAt ?? askedAt), isDue: dueAt !== null }]
  })
  const early = delays.filter(({ late, isDue }) => isDue && late < -EARLY_MS)
  const sorted = delays.map(({ late }) => late).sort((one, other) => one - other)
  const at = (share: number) =>
    ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1)
  const others = targets
    .filter(({ state }) => state !== 'published')
    .map(({ state, failure }) => `${state} ${failure?.code ?? ''}`.trim())
  const unknown = rows.length - targets.length
  return {
    line: {
      done: published.size,
      double: all('duplicates').length + Math.max(0, unknown),
      lost: all('lost').length + all('untrue').length,
      stuck: all('stuck').length,
      other: [`early ${early.length}`, `late p50 ${at(0.5)} s, max ${at(1)} s`, countBy(others)]
        .filter(Boolean)
        .join('; '),
    },
    wrong: [
      ...all('duplicates').map((text) => `double: ${text}`),
      ...all('lost').map((text) => `lost: ${text}`),
      ...all('untrue').map((text) => `untrue: ${text}`),
      ...all('stuck').map((text) => `stuck: ${text}`),
      ...early.map(({ text, late }) => `early: ${text} ${late} ms`),
    ],
  }
}

const judgeReels = async (world: World) => {
  const { wrong, ready, failed, attempts, extraFiles, reserved } = await judgeRenders({
    app: world.app,
    broken: new Set(),
  })
  const missing = world.reels.length - ready - Object.values(failed).reduce((a, b) => a + b, 0)
  return {
    line: {
      done: ready,
      double: extraFiles,
      lost: Object.values(failed).reduce((sum, count) => sum + count, 0),
      stuck: wrong.length + reserved + Math.max(0, missing),
      other: `attempts ${attempts}${Object.keys(failed).length > 0 ? `, failed ${JSON.stringify(failed)}` : ''}`,
    },
    wrong: [
      ...wrong.map((row) => `reel: ${row}`),
      ...Object.keys(failed).map((code) => `reel failed: ${code}`),
    ],
  }
}

const judgePurchases = async (world: World) => {
  const verdict = await judgePayments({
    ctx: world.app.ctx,
    report: await world.payments.report(),
    subscribers: [],
    months: 0,
  })
  const wrong = [
    ...verdict.chargedTwice.map((id) => `charged twice: ${id}`),
    ...verdict.paidWithoutPlan.map((id) => `paid without a plan: ${id}`),
    ...verdict.planWithoutPayment.map((id) => `plan without a payment: ${id}`),
    ...verdict.owed.map((text) => `owed: ${text}`),
  ]
  return {
    line: {
      done: verdict.paid,
      double: verdict.chargedTwice.length + verdict.planWithoutPayment.length,
      lost: verdict.paidWithoutPlan.length + verdict.owed.length + verdict.unbalanced,
      stuck: verdict.waiting,
      other: `bought ${world.bought}, returned ${verdict.refunded}`,
    },
    wrong,
  }
}

const judgeBot = async (world: World, arrivals: readonly Arrival[]) => {
  const rows = await world.app.ctx.db
    .select({ key: botMessages.key, state: botMessages.state })
    .from(botMessages)
  const messages = rows.flatMap(({ key, state }) => {
    const [kind, chat, number] = key.split(':')
    return kind === 'chaos' ? [{ chat: Number(chat), number: Number(number), state }] : []
  })
  const texts = arrivals.map(({ text }) => text).filter((text) => MESSAGE.test(text))
  const verdict = judgeMessages({ messages, arrivals: texts.toReversed(), blocked: new Set() })
  return {
    line: {
      done: verdict.sent,
      double: verdict.doubled,
      lost: verdict.lost,
      stuck: verdict.stuck,
      other: `in doubt ${verdict.unknown}, out of order ${verdict.outOfOrder}`,
    },
    wrong: verdict.outOfOrder > 0 ? [`messages out of order: ${verdict.outOfOrder}`] : [],
  }
}

const judgeReceivers = async (world: World, received: readonly ReceivedWebhook[]) => {
  const titles = world.happened
  const known = new Set(titles)
  const open = await countOf(
    world.app.ctx,
    sql`select count(*)::int as n from webhook_deliveries where state = 'waiting'`,
  )
  const verdict = judgeWebhooks({
    names: RECEIVERS,
    titles,
    received: received.filter(({ title }) => known.has(title)),
    stuck: open,
  })
  return {
    line: {
      done: verdict.arrived,
      double: verdict.doubled,
      lost: verdict.lost,
      stuck: verdict.stuck,
      other: `repeated under the same id ${verdict.repeated}, out of order ${verdict.disordered}`,
    },
    wrong: verdict.disordered > 0 ? [`webhooks out of order: ${verdict.disordered}`] : [],
  }
}

/** Compares what was acknowledged to people with what arrived outside. */
export const judgeAll = async (input: {
  world: World
  arrivals: readonly Arrival[]
  received: readonly ReceivedWebhook[]
}): Promise<Report> => {
  const { world, arrivals, received } = input
  const parts = {
    posts: await judgePosts(
      world,
      arrivals.filter(({ isPrivate }) => !isPrivate),
    ),
    reels: await judgeReels(world),
    purchases: await judgePurchases(world),
    messages: await judgeBot(world, arrivals),
    webhooks: await judgeReceivers(world, received),
  }
  return {
    lines: Object.fromEntries(Object.entries(parts).map(([name, { line }]) => [name, line])),
    wrong: Object.values(parts).flatMap(({ wrong }) => wrong),
  }
}

export const isCleanReport = ({ lines, wrong }: Report) =>
  wrong.length === 0 &&
  Object.values(lines).every(({ double, lost, stuck }) => double + lost + stuck === 0)
