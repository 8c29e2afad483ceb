import { expect, it } from 'vitest'
import { runInShares } from './run-in-shares.ts'

const workOf = (workspaceId: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ workspaceId, name: `${workspaceId}${at}` }))

/** Work that ends when it is told to. */
const startHeld = () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = ({ name }: { name: string }) => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, run, end }
}

it('gives a workspace its share, and the free places to others', async () => {
  const { begun, run, end } = startHeld()
  const work = [...workOf('slow', 4), ...workOf('b', 1), ...workOf('c', 1)]
  const all = runInShares({ work, atOnce: 3, perWorkspace: 2, mayStart: () => true, run })
  expect(begun).toEqual(['slow0', 'slow1', 'b0'])
  await end('b0')
  expect(begun).toEqual(['slow0', 'slow1', 'b0', 'c0'])
  await end('c0')
  expect(begun).toHaveLength(4)
  await end('slow0')
  await end('slow1')
  expect(begun.slice(4)).toEqual(['slow2', 'slow3'])
  await end('slow2')
  await end('slow3')
  await all
})

it('finishes what was begun and starts nothing more when it is told to stop', async () => {
  const { begun, run, end } = startHeld()
  let isOver = false
  const mayStart = () => !isOver
  const all = runInShares({ work: workOf('a', 3), atOnce: 1, perWorkspace: 1, mayStart, run })
  isOver = true
  await end('a0')
  await all
  expect(begun).toEqual(['a0'])
})
