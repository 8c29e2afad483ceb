import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { MINUTE_MS } from '@kadr/kit/durations'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { expect, it } from 'vitest'
import { setUpAutomating } from '../../../../../test/automating.ts'
import { findAutomation } from '../automations.repository.ts'
import { readFeeds } from '../feeds/read-feeds.ts'
import { isTooSimilar } from '../feeds/refuse-item.ts'
import { planAutomations } from '../plan/plan-automations.ts'
import { runDueRuns } from './run-due-runs.ts'
import { listRuns } from './runs.repository.ts'

const world = setUpAutomating()
const { clock, signal, create, runsOf, postsOf, work } = world

const RULES = 3
const ARTICLE = 'Зргмпт квлн тшщр. Брндл фкстм, дрвжн плкст, шмргл зпкнт врслд.'

it('posts the words of one article once when several rules find it at the same moment', async () => {
  let items = ''
  const site = createServer((_request, response) => {
    response.end(`<rss><channel>${items}</channel></rss>`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  const fetch = createSafeFetch({ ports: [port], isAllowed: () => true })
  world.openOutside(fetch)
  const url = `http://127.0.0.1:${port}/rss`
  const rules = []
  for (let number = 1; number <= RULES; number += 1) {
    rules.push(await create({ name: `Лента ${number}`, source: { kind: 'feed', url } }))
  }
  const { ctx } = world.app()
  const read = async () => {
    clock.advance(16 * MINUTE_MS)
    await readFeeds({ ctx, fetch })
  }
  await read()
  items = `<item><guid>1</guid><title>Квлн тшщр</title><description>${ARTICLE}</description></item>`
  await read()
  site.close()
  await planAutomations({ ctx })
  for (let turn = 0; turn < 4; turn += 1) {
    await runDueRuns({ ctx, fetch, signal })
    clock.advance(MINUTE_MS)
  }
  const outcomes = (await Promise.all(rules.map(runsOf))).flat()
  expect(outcomes.map(({ state, failure }) => failure?.code ?? state).toSorted()).toEqual([
    'made',
    'too_similar',
    'too_similar',
  ])
  expect((await postsOf()).filter(({ text }) => text.includes(ARTICLE))).toHaveLength(1)
})

it('takes the caption of a reel that is being made for words that are about to go out', async () => {
  const { ctx, database } = world.app()
  const made = await create({ output: 'slideshow' })
  const other = await create({ name: 'Другое правило' })
  await work()
  const { workspaceId } = world.who()
  const { rows } = await database.pool.query<{ caption: string }>(
    'select caption from reels where workspace_id = $1',
    [workspaceId],
  )
  const text = rows[0]?.caption ?? ''
  const inputOf = async ({ id }: { id: number }) => {
    const automation = await findAutomation({ db: ctx.db, workspaceId, id })
    const page = { db: ctx.db, automationId: id, now: clock.now(), after: undefined, limit: 1 }
    const [run] = await listRuns(page)
    if (!automation || !run) throw new Error('The rule has no run')
    return { automation, run, rule: automation.rule }
  }
  expect(text).not.toBe('')
  expect(await isTooSimilar(await inputOf(other), { db: ctx.db, text })).toBe(true)
  expect(await isTooSimilar(await inputOf(made), { db: ctx.db, text })).toBe(false)
})
