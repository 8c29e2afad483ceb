import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '@kadr/kit/durations'
import { afterAll, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createImageCache } from './image-cache.ts'

const folder = mkdtempSync(join(tmpdir(), 'kadr-images-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('keeps no picture for longer than its signed address is valid', async () => {
  const clock = createFakeClock()
  const cache = createImageCache({ folder, clock })
  await cache.put('https://a.test/face.jpg', Buffer.from('face'))
  clock.advance(7 * DAY_MS)
  await cache.put('https://a.test/other.jpg', Buffer.from('other'))
  expect(readdirSync(folder)).toHaveLength(2)
  clock.advance(2 * DAY_MS)
  // Found by the next process that opens the folder.
  await createImageCache({ folder, clock }).find('https://a.test/none.jpg')
  expect(readdirSync(folder)).toHaveLength(1)
})
