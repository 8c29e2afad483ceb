import { expect, it } from 'vitest'
import { createScene } from '../../test/scenes.ts'
import { migrate } from './migrate.ts'
import { readScene } from './read-scene.ts'

const migrations = [
  { from: 1, up: (old: Record<string, unknown>) => ({ ...old, title: old.name }) },
  { from: 2, up: (old: Record<string, unknown>) => ({ ...old, pages: [old.title] }) },
]

it('takes an old document through every version up to today', () => {
  const saved = { version: 1, name: 'а' }
  expect(migrate({ saved, current: 3, migrations })).toMatchObject({ version: 3, pages: ['а'] })
})

it('leaves a document of today as it is', () => {
  const saved = { version: 3, pages: [] }
  expect(migrate({ saved, current: 3, migrations })).toBe(saved)
})

it.each([{ version: 4 }, { version: 'x' }, {}, [], null, 'text'])(
  'refuses what it has no way from: %j',
  (saved) => {
    expect(() => migrate({ saved, current: 3, migrations })).toThrow()
  },
)

it('reads back a scene that was saved as JSON', () => {
  const scene = createScene()
  expect(readScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene)
})

it('refuses a scene with a layer it does not know', () => {
  expect(() => readScene({ ...createScene(), layers: [{ kind: 'hologram' }] })).toThrow()
})
