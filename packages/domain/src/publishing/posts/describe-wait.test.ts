import type { Network } from '@kadr/contract/publishing/networks'
import type { TargetState, TargetWaiting } from '@kadr/contract/publishing/post-targets'
import { expect, it } from 'vitest'
import { describeProgress, describeWait } from './describe-wait.ts'

const when = { now: new Date('2026-11-18T10:51:00Z'), timeZone: 'Europe/Moscow' }
const asked: TargetWaiting = { reason: 'asked', until: '2026-11-18T11:21:53Z', asksAt: null }
const describe = (over: Partial<TargetWaiting>) =>
  describeWait({ network: 'Threads', waiting: { ...asked, ...over }, ...when })

it('names the reason and the time, with the day when it is another one', () => {
  expect(describe({})).toBe('Threads просит подождать: выйдет около\u00a014:21.')
  expect(describe({ reason: 'down' })).toBe(
    'Threads не отвечает: попробуем снова около\u00a014:21.',
  )
  expect(describe({ reason: 'retry' })).toMatch(/^Threads: .*снова около\u00a014:21\.$/)
  expect(describe({ until: '2026-11-18T21:30:00Z' })).toBe(
    'Threads просит подождать: выйдет около\u00a019\u00a0ноября в\u00a000:30.',
  )
})

it('tells when the wait is longer than a publication may be late', () => {
  const text = describe({ until: '2026-11-19T08:00:00Z', asksAt: '2026-11-18T12:51:00Z' })
  expect(text).toMatch(/до\u00a019\u00a0ноября в\u00a011:00: публикация опоздает/)
  expect(text).toMatch(/спросим в\u00a015:51\.$/)
})

const target = (
  state: TargetState,
  network: Network = 'telegram',
  waiting: TargetWaiting | null = null,
) => ({
  network,
  state,
  waiting,
})
const progress = (targets: Parameters<typeof describeProgress>[0]['targets']) =>
  describeProgress({
    targets,
    titleOf: (network) => (network === 'threads' ? 'Threads' : network),
    ...when,
  })

it('says how many are out and what the last one waits for', () => {
  const seven = Array.from({ length: 7 }, () => target('published'))
  expect(progress([...seven, target('scheduled', 'threads', asked)])).toBe(
    'Вышло 7\u00a0из\u00a08, Threads в\u00a014:21',
  )
  expect(progress([...seven, target('submitting', 'threads')])).toMatch(/8, Threads ещё нет$/)
  expect(progress([...seven, target('scheduled'), target('preparing')])).toMatch(
    /^Вышло 7\u00a0из\u00a09, ещё\u00a02\u00a0впереди$/,
  )
})

it('says what a post waits for that is out nowhere', () => {
  expect(progress([target('scheduled', 'threads', asked)])).toBe('Ждёт: Threads в\u00a014:21')
  expect(progress([target('scheduled', 'threads', asked), target('scheduled')])).toMatch(
    /^Ждёт: Threads/,
  )
})

it('says nothing of a post that is out whole, or nowhere, and does not count what was taken back', () => {
  expect(progress([target('published')])).toBeUndefined()
  expect(progress([target('scheduled'), target('scheduled')])).toBeUndefined()
  expect(progress([target('published'), target('failed')])).toBeUndefined()
  expect(progress([target('published'), target('cancelled'), target('scheduled')])).toMatch(
    /^Вышло 1\u00a0из\u00a02/,
  )
})
