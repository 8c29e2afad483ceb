import type { ProcessClock } from '@kadr/kit/clock'
import { expect, it } from 'vitest'
import { playPublishing } from '../../../test/publishing/play-publishing.ts'
import { createSleeper, type Moment } from '../../../test/publishing/sleeper.ts'

const play = playPublishing({ networks: ['telegram', 'pinterest', 'linkedin'] })

const FENCED = ['claimed', 'preparing', 'submitting']

const sentTo = (network: string, path: string) =>
  play.host.requests(network).filter((request) => request.path.includes(path)).length

const stoppedAt = (
  moment: Moment,
  id: string,
  sleep: () => void | Promise<void>,
  /** 0 is the post, then what follows it. */
  part = 0,
) =>
  createSleeper({
    ctx: play.app.ctx,
    media: play.media,
    moment,
    isFenced: async () => (await play.attemptsOf(id)).some((attempt) => attempt.part === part),
    sleep,
  })

it.each([['fence-written'], ['call-opened']] as const)(
  'a worker that sleeps through its lease after the fence neither sends nor writes: %s',
  async (moment) => {
    const { id } = await play.plan({ network: 'telegram', settings: { chain: [] } })
    const stopped = stoppedAt(moment, id, () => play.clock.advance(play.minutes(5)))
    await play.work(play.worker(stopped))
    expect(stopped.hasSlept()).toBe(true)
    expect(sentTo('telegram', 'sendPhoto')).toBe(0)
    expect(await play.causesOf(id)).toEqual(FENCED)
    expect(await play.attemptsOf(id)).toMatchObject([{ state: 'open' }])
  },
)

it('a worker that wakes up inside the visible call begins no request', async () => {
  const { id } = await play.plan({ network: 'telegram', settings: { chain: [] } })
  const stopped = stoppedAt('call-composed', id, () => play.clock.advance(play.minutes(5)))
  await play.work(play.worker(stopped))
  expect(stopped.hasSlept()).toBe(true)
  expect(sentTo('telegram', 'sendPhoto')).toBe(0)
  expect((await play.targetOf(id)).state).not.toBe('published')
})

it('a worker that sleeps through its lease before a reply does not send it', async () => {
  const { id } = await play.plan({ network: 'telegram', settings: { chain: ['дальше'] } })
  const sleep = () => play.clock.advance(play.minutes(5))
  const stopped = stoppedAt('call-opened', id, sleep, 1)
  await play.work(play.worker(stopped))
  expect(stopped.hasSlept()).toBe(true)
  expect([sentTo('telegram', 'sendPhoto'), sentTo('telegram', 'sendMessage')]).toEqual([1, 0])
  expect(await play.attemptsOf(id)).toMatchObject([{ state: 'published' }, { state: 'open' }])
})

it('another worker publishes meanwhile, and the one that wakes up does nothing', async () => {
  const { id, text } = await play.plan({ network: 'pinterest' })
  const stopped = stoppedAt('fence-written', id, async () => {
    play.clock.advance(play.minutes(5))
    await play.settle()
    expect((await play.targetOf(id)).state).toBe('published')
  })
  await play.work(play.worker(stopped))
  expect(stopped.hasSlept()).toBe(true)
  expect(play.arrived('pinterest', text)).toBe(1)
  expect((await play.causesOf(id)).filter((cause) => cause === 'published')).toHaveLength(1)
})

/** A machine whose clock is wrong, over the same database. */
const machine = (offMinutes: number) => {
  const { ctx } = play.app
  const clock: ProcessClock = {
    now: () => new Date(ctx.clock.now().getTime() + play.minutes(offMinutes)),
    monotonic: ctx.clock.monotonic,
  }
  return { ...ctx, clock }
}

it('a worker whose clock is ten minutes ahead takes nothing over from one in the middle of its call', async () => {
  const { id, text } = await play.plan({ network: 'pinterest' })
  const behind = machine(-5)
  const { promise: isCalling, resolve: begin } = Promise.withResolvers<void>()
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  const { findContext } = behind.networks
  const slow = {
    ...behind,
    networks: {
      findContext: (of: Parameters<typeof findContext>[0]) => {
        const found = findContext(of)
        return (
          found && {
            ...found,
            http: async (request: Parameters<typeof found.http>[0]) => {
              if (request.method === 'POST' && String(request.url).endsWith('/pins')) {
                begin()
                await mayGoOn
              }
              return found.http(request)
            },
          }
        )
      },
    },
  }
  const working = play.work(play.worker({ ctx: slow }))
  await isCalling
  expect(await play.work(play.worker({ ctx: machine(5) }))).toBe(0)
  goOn()
  await working
  await play.settle(play.worker({ ctx: machine(5) }))
  expect(await play.targetOf(id)).toMatchObject({ state: 'published', failure: null })
  expect(play.arrived('pinterest', text)).toBe(1)
})

it('workers whose clocks differ lose nothing, miss nothing and send once', async () => {
  const [ahead, behind] = [machine(5), machine(-5)].map((ctx) => play.worker({ ctx }))
  if (!ahead || !behind) throw new Error('Two workers are needed')
  const planned = []
  for (const network of ['pinterest', 'linkedin', 'pinterest'] as const) {
    planned.push({ network, ...(await play.plan({ network })) })
  }
  play.host.setFault({ network: 'linkedin', kind: 'cut-after', path: '*/posts', times: 1 })
  play.host.setFault({ network: 'pinterest', kind: 'cut-before', path: '*/pins', times: 1 })
  for (let round = 0; round < 4; round += 1) {
    await play.work(ahead)
    await play.work(behind)
  }
  await play.settle(behind)
  for (const { id, network, text } of planned) {
    expect(await play.targetOf(id)).toMatchObject({ state: 'published', failure: null })
    expect(play.arrived(network, text)).toBe(1)
  }
})

it('a worker whose clock is ahead sends nothing before its time', async () => {
  const { id } = await play.plan({ network: 'telegram', inMs: play.minutes(9) })
  expect(await play.work(play.worker({ ctx: machine(10) }))).toBe(0)
  expect((await play.targetOf(id)).state).toBe('scheduled')
})
