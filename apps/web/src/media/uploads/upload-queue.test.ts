import { expect, it, vi } from 'vitest'
import { anUpload } from './upload-item.fixture.ts'
import type { UploadItem } from './upload-item.ts'
import { createUploadQueue } from './upload-queue.ts'

const TARGET = { workspaceId: 'w1' }
const photo = (name = 'море.jpg', bytes = 10) =>
  new File(['x'.repeat(bytes)], name, { type: 'image/jpeg' })

const setUp = (remembered: UploadItem[] = []) => {
  const started: {
    id: string
    change: (part: Partial<UploadItem>) => void
    cancel: () => void
    pause: () => void
  }[] = []
  const memory = { remember: vi.fn(), forget: vi.fn(), recall: () => remembered }
  const queue = createUploadQueue({
    memory,
    findStorage: () => undefined,
    findHeld: async () => new Set(),
    run: ({ item, onChange }) => {
      const cancel = vi.fn()
      const pause = vi.fn()
      return {
        start: () => started.push({ id: item.id, change: onChange, cancel, pause }),
        pause,
        cancel,
      }
    },
  })
  const items = () => queue.store.getState().items
  const states = () => items().map(({ state }) => state)
  return { queue, started, memory, items, states }
}

it('sends three at a time and takes the next when one ends', () => {
  const { queue, started, states } = setUp()
  queue.add({ files: [1, 2, 3, 4].map((n) => photo(`${n}.jpg`)), target: TARGET })
  expect(states()).toEqual(['sending', 'sending', 'sending', 'queued'])
  started[0]?.change({ state: 'done' })
  expect(states()).toEqual(['done', 'sending', 'sending', 'sending'])
})

it('refuses at once what can not be taken, and sends the rest', () => {
  const { queue, started, items } = setUp()
  const text = new File(['x'], 'a.txt', { type: 'text/plain' })
  queue.add({ files: [text, photo()], target: TARGET })
  expect(items()[0]).toMatchObject({
    state: 'refused',
    problem: expect.stringMatching(/не подходят/),
  })
  expect(started).toHaveLength(1)
})

it('resumes when the network is back', () => {
  const { queue, started, states } = setUp()
  queue.add({ files: [photo()], target: TARGET })
  queue.sleep()
  expect(states()).toEqual(['offline'])
  expect(started[0]?.pause).toHaveBeenCalledOnce()
  queue.wake()
  expect(states()).toEqual(['sending'])
  expect(started).toHaveLength(2)
})

it('needs the file of an upload interrupted by a reload, and accepts only that file', async () => {
  const lost = anUpload({ id: 'old', state: 'lost', size: 10, url: '/api/uploads/1', sent: 4 })
  const elsewhere = anUpload({ id: 'other', state: 'lost', target: { workspaceId: 'w2' } })
  const { queue, started, items } = setUp([lost, elsewhere])
  await queue.recall('w1')
  expect(items()).toMatchObject([{ id: 'old', state: 'lost' }])
  queue.giveFile({ id: 'old', file: photo('море.jpg', 11) })
  expect(items()[0]?.problem).toContain('другой файл')
  queue.giveFile({ id: 'old', file: photo() })
  expect(items()[0]).toMatchObject({ state: 'sending', problem: undefined, url: '/api/uploads/1' })
  expect(started).toHaveLength(1)
})

it('resumes a lost upload when the same file is added again', async () => {
  const { queue, items } = setUp([anUpload({ id: 'old', state: 'lost', size: 10 })])
  await queue.recall('w1')
  expect(queue.add({ files: [photo()], target: TARGET })).toEqual(['old'])
  expect(items()).toHaveLength(1)
})

it('removes a cancelled upload and ignores its events', () => {
  const { queue, started, items, memory } = setUp()
  const [id = ''] = queue.add({ files: [photo()], target: TARGET })
  queue.cancel(id)
  expect(started[0]?.cancel).toHaveBeenCalledOnce()
  expect(memory.forget).toHaveBeenCalledWith(id)
  started[0]?.change({ state: 'done' })
  expect(items()).toEqual([])
})

it('tries a failed one again, never a refused one', () => {
  const { queue, started, states } = setUp()
  const [id = ''] = queue.add({ files: [photo()], target: TARGET })
  started[0]?.change({ state: 'failed', problem: 'Нет связи' })
  queue.retry(id)
  expect(states()).toEqual(['sending'])
  started[1]?.change({ state: 'refused' })
  queue.retry(id)
  expect(states()).toEqual(['refused'])
})
