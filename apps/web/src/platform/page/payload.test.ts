import { expect, it, vi } from 'vitest'
import { createPayloads } from './payload.ts'

const BOOT = {
  buildId: 'b1',
  origin: 'https://kadr.test',
  apiOrigins: {},
  path: '/',
  data: { '/marketing/': 'home' },
}
const META = { id: 'b1', prerendered: ['/', '/blog'] }

const site = (files: Record<string, unknown>) =>
  vi.fn<typeof fetch>((input) => {
    const file = files[String(input)]
    const isThere = file !== undefined
    return Promise.resolve(
      new Response(isThere ? JSON.stringify(file) : 'no', { status: isThere ? 200 : 404 }),
    )
  })

const whole = () =>
  site({
    '/builds/meta/b1.json': META,
    '/blog/_payload.json?b1': { data: { '/marketing/blog': 'posts' } },
    '/_payload.json?b1': { data: { '/marketing/': 'home again' } },
  })

it('takes the first page from the document, without a request', async () => {
  const send = whole()
  const payloads = createPayloads({ boot: BOOT, fetch: send })
  expect(await payloads.findPayload('/')).toEqual({ kind: 'found', data: BOOT.data })
  expect(send).not.toHaveBeenCalled()
})

it('fetches the first page again after the first render', async () => {
  const payloads = createPayloads({ boot: BOOT, fetch: whole() })
  payloads.forgetDocument()
  expect(await payloads.findPayload('/')).toEqual({
    kind: 'found',
    data: { '/marketing/': 'home again' },
  })
})

it('reads the payload beside a prerendered page, from the cache if it can', async () => {
  const send = whole()
  const payloads = createPayloads({ boot: BOOT, fetch: send })
  const answer = await payloads.findPayload('/blog/')
  expect(answer).toEqual({ kind: 'found', data: { '/marketing/blog': 'posts' } })
  expect(send).toHaveBeenLastCalledWith('/blog/_payload.json?b1', { cache: 'force-cache' })
})

it('shares a request in flight', async () => {
  const send = whole()
  const payloads = createPayloads({ boot: BOOT, fetch: send })
  await Promise.all([payloads.findPayload('/blog'), payloads.findPayload('/blog')])
  expect(send).toHaveBeenCalledTimes(2)
})

it('knows which pages are not prerendered without a request', async () => {
  const send = whole()
  const payloads = createPayloads({ boot: BOOT, fetch: send })
  expect(await payloads.findPayload('/blog/none')).toEqual({ kind: 'absent' })
  expect(send).toHaveBeenCalledTimes(1)
})

it('reports a failed request, and retries later', async () => {
  const send = site({})
  const payloads = createPayloads({ boot: BOOT, fetch: send })
  expect(await payloads.findPayload('/blog')).toEqual({ kind: 'unreachable' })
  await payloads.findPayload('/blog')
  expect(send).toHaveBeenCalledTimes(2)
})
