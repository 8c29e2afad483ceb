import { expect, it } from 'vitest'
import { childrenOf, folderOptions, pathTo } from './folder-tree.ts'

const folders = [
  { id: 'sea', name: 'Море', parentId: 'summer', count: 0 },
  { id: 'summer', name: 'Лето', parentId: null, count: 0 },
  { id: 'autumn', name: 'Осень', parentId: null, count: 0 },
]

it('finds the path from the root', () => {
  expect(pathTo({ folders, id: 'sea' }).map(({ id }) => id)).toEqual(['summer', 'sea'])
  expect(pathTo({ folders, id: undefined })).toEqual([])
})

it('does not run in circles on broken data', () => {
  const loop = [
    { id: 'a', name: 'А', parentId: 'b', count: 0 },
    { id: 'b', name: 'Б', parentId: 'a', count: 0 },
  ]
  expect(pathTo({ folders: loop, id: 'a' }).map(({ id }) => id)).toEqual(['b', 'a'])
})

it('lists what is directly inside, by name', () => {
  expect(childrenOf({ folders, id: null }).map(({ name }) => name)).toEqual(['Лето', 'Осень'])
})

it('offers no folder as its own destination', () => {
  expect(folderOptions({ folders }).map(({ label }) => label)).toEqual([
    'Лето',
    'Лето / Море',
    'Осень',
  ])
  expect(folderOptions({ folders, without: 'summer' }).map(({ id }) => id)).toEqual(['autumn'])
})
