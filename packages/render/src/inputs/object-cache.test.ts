import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createTestFolder } from '../../test/test-media.ts'
import { readBaked, writeBaked } from './object-cache.ts'

const workshop = createTestFolder()
afterAll(workshop.remove)

const baked = {
  width: 4,
  height: 2,
  data: Uint8ClampedArray.from({ length: 32 }, (_, index) => index * 3),
  body: { x: 1, y: 0, width: 2, height: 2 },
}

it('gives back what was kept under the same key only', async () => {
  const folder = workshop.file('kept')
  expect(await readBaked(folder, 'cup')).toBeUndefined()
  await writeBaked(folder, 'cup', baked)
  expect(await readBaked(folder, 'cup')).toEqual(baked)
  expect(await readBaked(folder, 'bowl')).toBeUndefined()
})

it('does not trust a damaged file', async () => {
  const folder = workshop.file('damaged')
  await writeBaked(folder, 'cup', baked)
  const [name = ''] = readdirSync(folder)
  writeFileSync(join(folder, name), 'noise')
  expect(await readBaked(folder, 'cup')).toBeUndefined()
  await writeBaked(folder, 'cup', baked)
  expect(await readBaked(folder, 'cup')).toEqual(baked)
  expect(readdirSync(folder)).toHaveLength(1)
})

it('keeps a limited number and drops the oldest', async () => {
  const folder = workshop.file('many')
  for (let index = 0; index < 410; index += 1) await writeBaked(folder, `cup ${index}`, baked)
  expect(readdirSync(folder).length).toBeLessThanOrEqual(400)
  expect(await readBaked(folder, 'cup 409')).toEqual(baked)
})
