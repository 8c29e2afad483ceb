import { beforeEach, expect, it, vi } from 'vitest'
import { awaitAnswer, handToOpener, rememberWindow } from './sign-in-window.ts'

beforeEach(() => localStorage.clear())

const URL_OF = (state: string) => `https://network.test/authorize?client_id=1&state=${state}`

it('gives the answer to the window that waits, once', async () => {
  const state = rememberWindow(URL_OF('abc'))
  const taken: unknown[] = []
  const stop = awaitAnswer({ state, take: (answer) => taken.push(answer) })
  const answer = { kind: 'code', code: 'the-code', state } as const
  expect(await handToOpener({ state, answer })).toBe(true)
  expect(taken).toEqual([answer])
  expect(await handToOpener({ state, answer })).toBe(false)
  stop()
})

it('keeps the answer of a sign-in that went to no window', async () => {
  rememberWindow(URL_OF('abc'))
  expect(await handToOpener({ state: 'other', answer: { kind: 'refused' } })).toBe(false)
  expect(await handToOpener({ state: '', answer: { kind: 'refused' } })).toBe(false)
})

it('keeps the response when no opener acknowledges it', async () => {
  const state = rememberWindow(URL_OF('abc'))
  awaitAnswer({ state, take: () => {} })()
  vi.useFakeTimers()
  const handing = handToOpener({ state, answer: { kind: 'refused' } })
  vi.runAllTimers()
  vi.useRealTimers()
  expect(await handing).toBe(false)
})
