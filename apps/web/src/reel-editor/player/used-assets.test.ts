// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createAssetStore } from './asset-store.ts'
import { createUsedAssets } from './used-assets.ts'

type Shown = ReturnType<ReturnType<typeof createAssetStore>['picture']>

const shown = (): Shown => ({ image: document.createElement('canvas'), width: 1, height: 1 })

const createStore = () => {
  const pictures = new Map<string, Shown>()
  const store = {
    ...createAssetStore({ onLost: () => undefined }),
    picture: (id: string) => pictures.get(id),
  }
  return { pictures, used: createUsedAssets(store, () => 360) }
}

it('a drawing is stale once a picture it was drawn without has loaded', () => {
  const { pictures, used } = createStore()
  used.picture('cup')
  expect(used.isChanged()).toBe(false)
  pictures.set('cup', shown())
  expect(used.isChanged()).toBe(true)
})

it('a drawing is stale once a better copy of its picture has loaded', () => {
  const { pictures, used } = createStore()
  pictures.set('cup', shown())
  used.picture('cup')
  pictures.set('cup', shown())
  expect(used.isChanged()).toBe(true)
})

it('a picture of another drawing changes nothing', () => {
  const { pictures, used } = createStore()
  pictures.set('cup', shown())
  used.picture('cup')
  pictures.set('shoe', shown())
  expect(used.isChanged()).toBe(false)
})

it('a new drawing starts from what it takes itself', () => {
  const { pictures, used } = createStore()
  used.picture('cup')
  used.forget()
  pictures.set('cup', shown())
  expect(used.isChanged()).toBe(false)
})
