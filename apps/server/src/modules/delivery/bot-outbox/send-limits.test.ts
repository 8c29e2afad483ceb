import { expect, it } from 'vitest'
import { max } from '../../../platform/outside/messengers/max/index.ts'
import { telegram } from '../../../platform/outside/messengers/telegram/index.ts'
import { createSendLimits } from './send-limits.ts'

const NOON = Date.parse('2026-03-10T09:00:00Z')
const PERSON = 42
const GROUP = -1_001_500_000_006

it('sends to one chat once a second', () => {
  const limits = createSendLimits(telegram)
  const times = [0, 500, 999, 1000, 1500, 2000]
  const taken = times.filter((ms) => limits.take({ chatId: PERSON, now: NOON + ms }))
  expect(taken).toEqual([0, 1000, 2000])
})

it('sends to one chat of MAX twice a second', () => {
  const limits = createSendLimits(max)
  const times = [0, 250, 499, 500, 750, 999, 1000]
  for (const chatId of [PERSON, GROUP]) {
    const taken = times.filter((ms) => limits.take({ chatId, now: NOON + ms }))
    expect(taken).toEqual([0, 500, 1000])
  }
})

it('sends to all chats together no more than Telegram takes', () => {
  const limits = createSendLimits(telegram)
  const chats = Array.from({ length: 100 }, (_, index) => index + 1)
  const takenAt = (now: number) => chats.filter((chatId) => limits.take({ chatId, now })).length
  expect([takenAt(NOON), takenAt(NOON + 500), takenAt(NOON + 1000)]).toEqual([25, 0, 25])
})

it('sends to a group 20 times a minute', () => {
  const limits = createSendLimits(telegram)
  const seconds = Array.from({ length: 90 }, (_, index) => index)
  const taken = seconds.filter((second) =>
    limits.take({ chatId: GROUP, now: NOON + second * 1000 }),
  )
  expect(taken).toEqual([...Array(20).keys(), ...seconds.slice(60, 80)])
})

it('waits as long as it was told', () => {
  const limits = createSendLimits(telegram)
  limits.pause(NOON + 3000)
  expect(limits.take({ chatId: PERSON, now: NOON + 2999 })).toBe(false)
  expect(limits.take({ chatId: PERSON, now: NOON + 3000 })).toBe(true)
})
