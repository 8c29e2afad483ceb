// @vitest-environment happy-dom
import { isNotFound } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import type { PayloadAnswer } from './payload.ts'
import { payloadLoader } from './payload-loader.ts'

const load = ({ answer, preload = false }: { answer: PayloadAnswer; preload?: boolean }) =>
  payloadLoader({
    context: {
      services: {
        payloads: { findPayload: () => Promise.resolve(answer), forgetDocument: () => {} },
      },
    },
    location: { pathname: '/blog', href: '/blog?page=2' },
    route: { id: '/marketing/blog' },
    preload,
  })

afterEach(() => vi.restoreAllMocks())

it("gives a route its own part of the page's payload", async () => {
  const answer = { kind: 'found', data: { '/marketing/blog': ['post'] } } as const
  expect(await load({ answer })).toEqual(['post'])
})

it.each([
  ['is not prerendered', { kind: 'absent' }],
  ['came without this part', { kind: 'found', data: {} }],
] as const)('finds no page when it %s', async (_name, answer) => {
  const thrown = await load({ answer }).catch((error: unknown) => error)
  expect(isNotFound(thrown)).toBe(true)
})

it('falls back to the document when the payload can not be had', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  void load({ answer: { kind: 'unreachable' } })
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/blog?page=2'))
})

it('leaves the page alone when only a prefetch failed', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  await expect(load({ answer: { kind: 'unreachable' }, preload: true })).rejects.toThrow('/blog')
  expect(assign).not.toHaveBeenCalled()
})
