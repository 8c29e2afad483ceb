import { expect, it } from 'vitest'
import { routes } from '../routes.ts'
import { CACHE_TAGS, type CacheTag } from './cache-tags.ts'
import type { Route } from './route.ts'

const all = Object.entries(routes)
const isRead = ({ method, isRead: isDeclaredRead }: Route) => method === 'GET' || isDeclaredRead
const namesOf = (matches: (route: Route) => boolean) =>
  all.flatMap(([name, route]) => (matches(route) ? [name] : []))

const pathParameters = ({ path }: Route) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

it('has every read say what its answer belongs to, and every write what it affects', () => {
  expect(namesOf((route) => (isRead(route) ? !route.tags : !route.affects))).toEqual([])
  expect(namesOf((route) => (isRead(route) ? route.affects : route.tags) !== undefined)).toEqual([])
})

it('affects only what some read holds', () => {
  const held = new Set<CacheTag>(all.flatMap(([, { tags = [] }]) => tags))
  expect(namesOf(({ affects = [] }) => affects.some((tag) => !held.has(tag)))).toEqual([])
  expect(CACHE_TAGS.filter((tag) => !held.has(tag))).toEqual([])
})

it('uses POST as a read only where nothing else has the address', () => {
  const reads = all.filter(([, route]) => isRead(route)).map(([, { path }]) => path)
  expect(reads).toEqual([...new Set(reads)])
})

it('answers a read in the very shape of that read, with its parameters among the fields', () => {
  const fieldsOf = ({ data }: Route) =>
    'shape' in data && typeof data.shape === 'object' ? Object.keys(data.shape ?? {}) : []
  const wrong = namesOf(({ answers, data }) => {
    if (!answers) return false
    const isFilled = pathParameters(answers).every((name) => fieldsOf(answers).includes(name))
    return !isRead(answers) || answers.data !== data || !isFilled
  })
  expect(wrong).toEqual([])
})

it('removes a read by the parameters the write was called with', () => {
  const wrong = namesOf((route) => {
    if (!route.removes) return false
    const given = pathParameters(route)
    return pathParameters(route.removes).some((name) => !given.includes(name))
  })
  expect(wrong).toEqual([])
})
