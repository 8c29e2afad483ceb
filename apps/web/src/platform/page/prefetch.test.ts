// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { createPrefetcher, isSavingTraffic, linkedPaths } from './prefetch.ts'

const gated = () => {
  const releases: (() => void)[] = []
  const run = vi.fn(
    (_path: string) =>
      new Promise<void>((resolve) => {
        releases.push(resolve)
      }),
  )
  return { run, releaseOne: () => releases.shift()?.() }
}

it('waits until it is opened', () => {
  const { run } = gated()
  const prefetcher = createPrefetcher(run)
  prefetcher.add(['/a'])
  expect(run).not.toHaveBeenCalled()
  prefetcher.open()
  expect(run).toHaveBeenCalledWith('/a')
})

it('fetches at most four at once', async () => {
  const { run, releaseOne } = gated()
  const prefetcher = createPrefetcher(run)
  prefetcher.open()
  prefetcher.add(['/1', '/2', '/3', '/4', '/5', '/6'])
  expect(run).toHaveBeenCalledTimes(4)
  releaseOne()
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(5))
})

it('fetches a path once', () => {
  const { run } = gated()
  const prefetcher = createPrefetcher(run)
  prefetcher.open()
  prefetcher.add(['/a', '/a'])
  prefetcher.add(['/a'])
  expect(run).toHaveBeenCalledTimes(1)
})

it('continues after a failure', async () => {
  const run = vi.fn((path: string) =>
    path === '/bad' ? Promise.reject(new Error('gone')) : Promise.resolve(),
  )
  const prefetcher = createPrefetcher(run)
  prefetcher.open()
  prefetcher.add(['/bad', '/1', '/2', '/3', '/4'])
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(5))
})

it('takes only pages of this site from the links', () => {
  document.body.innerHTML = [
    '<a href="/login?next=/x">a</a>',
    '<a href="/blog#top">b</a>',
    '<a href="https://t.me/kadr">c</a>',
    '<a href="/api/docs">d</a>',
    '<a href="/feed.xml">e</a>',
    '<a href="/terms" target="_blank">f</a>',
    '<a href="#top">g</a>',
  ].join('')
  expect(linkedPaths(document)).toEqual(['/login', '/blog'])
})

it('knows who saves traffic, where the browser tells', () => {
  expect(isSavingTraffic({ connection: { saveData: true } })).toBe(true)
  expect(isSavingTraffic({ connection: { saveData: false } })).toBe(false)
  expect(isSavingTraffic({})).toBe(false)
})
