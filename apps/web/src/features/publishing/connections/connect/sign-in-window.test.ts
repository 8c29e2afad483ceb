// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { awaitAnswer, passToOpener, rememberWindow } from './sign-in-window.ts'

beforeEach(() => localStorage.clear())

const URL_OF = (state: string) => `https://network.test/authorize?client_id=1&state=${state}`

it('gives the answer to the window that waits, once', async () => {
  const state = rememberWindow(URL_OF('abc'))
  const taken: unknown[] = []
  const stop = awaitAnswer({ state, onAnswer: (answer) => taken.push(answer) })
  const answer = { kind: 'code', code: 'the-code', state } as const
  expect(await passToOpener({ state, answer })).toBe(true)
  expect(taken).toEqual([answer])
  expect(await passToOpener({ state, answer })).toBe(false)
  stop()
})

it('keeps the answer of a sign-in that went to no window', async () => {
  rememberWindow(URL_OF('abc'))
  expect(await passToOpener({ state: 'other', answer: { kind: 'refused' } })).toBe(false)
  expect(await passToOpener({ state: '', answer: { kind: 'refused' } })).toBe(false)
})

it('keeps the response when no opener acknowledges it', async () => {
  const state = rememberWindow(URL_OF('abc'))
  awaitAnswer({ state, onAnswer: () => {} })()
  vi.useFakeTimers()
  const handing = passToOpener({ state, answer: { kind: 'refused' } })
  vi.runAllTimers()
  vi.useRealTimers()
  expect(await handing).toBe(false)
})
