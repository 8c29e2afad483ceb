import { listResources, type Resource } from '@kadr/contract/library/resources'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { pagesKeyOf } from '../../platform/api/api-cache.ts'
import type { ResourceFilter } from './list-cache.ts'
import { addToLists, changeInLists, type ResourcePages, removeFromLists } from './list-cache.ts'
import { aResource } from './resource.fixture.ts'

const listKey = (filter: ResourceFilter) => [...pagesKeyOf(listResources), filter]

const setUp = (lists: { filter: ResourceFilter; items: Resource[] }[]) => {
  const queries = new QueryClient()
  for (const { filter, items } of lists) {
    const pages: ResourcePages = { pages: [{ items, nextCursor: null }], pageParams: [''] }
    queries.setQueryData(listKey(filter), pages)
  }
  const idsIn = (filter: ResourceFilter) =>
    queries
      .getQueryData<ResourcePages>(listKey(filter))
      ?.pages.flatMap((page) => page.items.map(({ id }) => id))
  return { queries, idsIn }
}

const root: ResourceFilter = { source: 'own', folderId: 'root' }
const videos: ResourceFilter = { source: 'own', folderId: 'root', kind: 'video' }
const found: ResourceFilter = { source: 'own', search: 'море' }

it('puts a new file first where it belongs, and only there', () => {
  const { queries, idsIn } = setUp([
    { filter: root, items: [aResource({ id: 'old' })] },
    { filter: videos, items: [] },
  ])
  const resource = aResource({ id: 'new' })
  addToLists({ queries, resource })
  addToLists({ queries, resource })
  expect(idsIn(root)).toEqual(['new', 'old'])
  expect(idsIn(videos)).toEqual([])
})

it('takes a moved file out of its folder and leaves it among the found', () => {
  const file = aResource({ id: 'a' })
  const { queries, idsIn } = setUp([
    { filter: root, items: [file] },
    { filter: found, items: [file] },
  ])
  changeInLists({ queries, ids: ['a'], change: (item) => ({ ...item, folderId: 'f1' }) })
  expect(idsIn(root)).toEqual([])
  expect(idsIn(found)).toEqual(['a'])
})

it('removes deleted files from every list', () => {
  const items = [aResource({ id: 'a' }), aResource({ id: 'b' })]
  const { queries, idsIn } = setUp([
    { filter: root, items },
    { filter: found, items },
  ])
  removeFromLists({ queries, ids: ['a'] })
  expect(idsIn(root)).toEqual(['b'])
  expect(idsIn(found)).toEqual(['b'])
})
