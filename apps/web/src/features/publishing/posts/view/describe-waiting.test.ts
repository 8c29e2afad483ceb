import { expect, it } from 'vitest'
import { describeWaiting } from './describe-waiting.ts'
import { aTarget } from './post.fixture.ts'

const NOW = new Date('2026-05-13T09:00:00Z')
const describe = (over: Parameters<typeof aTarget>[0]) =>
  describeWaiting({
    target: aTarget(over),
    network: 'Pinterest',
    now: NOW,
    timeZone: 'Europe/Moscow',
  })

it('names what is waited for and the time of the next step', () => {
  const nextAt = '2026-05-13T09:07:00Z'
  expect(describe({ state: 'submitting', nextAt })).toBe(
    'Pinterest не ответил, выясняем, вышла ли публикация. Спросим ещё раз в\u00a012:07.',
  )
  expect(describe({ state: 'processing', nextAt })).toMatch(
    /обрабатывает её\. Проверим в\u00a012:07/,
  )
  expect(describe({ state: 'preparing' })).toMatch(/^Отправляем файлы в Pinterest/)
})

it('says that the link of a published post is awaited, until it is there or given up', () => {
  const nextAt = '2026-05-13T09:07:00Z'
  expect(describe({ state: 'published', nextAt, url: null })).toMatch(/^Уже в Pinterest\. Ссылка/)
  expect(describe({ state: 'published', nextAt, url: 'https://pin.test/1' })).toBeUndefined()
  expect(describe({ state: 'published', nextAt: null, url: null })).toBeUndefined()
})

it('promises no time in the past and says nothing where nothing is waited for', () => {
  expect(describe({ state: 'submitting', nextAt: '2026-05-13T08:59:00Z' })).toMatch(/^Ждём ответа/)
  for (const state of ['draft', 'scheduled', 'published', 'failed'] as const) {
    expect(describe({ state })).toBeUndefined()
  }
})

it('says at once what a due publication waits for', () => {
  const waiting = { reason: 'asked', until: '2026-05-13T09:31:00Z', asksAt: null } as const
  expect(describe({ state: 'scheduled', waiting })).toBe(
    'Pinterest просит подождать: выйдет около\u00a012:31.',
  )
})

it('leaves a failed try to its own message', () => {
  const failure = {
    kind: 'retryable',
    code: 'x',
    message: 'Сеть занята',
    action: 'retry',
    retryAt: '2026-05-13T09:07:00Z',
  } as const
  expect(describe({ state: 'preparing', failure })).toBeUndefined()
})
