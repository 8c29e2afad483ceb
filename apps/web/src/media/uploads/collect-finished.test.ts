import { expect, it } from 'vitest'
import { aResource } from '../resources/resource.fixture.ts'
import { collectFinished } from './collect-finished.ts'
import { anUpload } from './upload-item.fixture.ts'

const done = (id: string) => anUpload({ id, state: 'done', resource: aResource({ id }) })
const idsOf = (taken: ReturnType<typeof collectFinished>) => taken.resources.map(({ id }) => id)

it('keeps the order of the choice however the uploads finish', () => {
  const awaited = ['1', '2', '3']
  const first = collectFinished({ awaited, items: [anUpload({ id: '1' }), done('2'), done('3')] })
  expect(idsOf(first)).toEqual([])
  const all = collectFinished({ awaited: first.awaited, items: [done('1'), done('2'), done('3')] })
  expect(idsOf(all)).toEqual(['1', '2', '3'])
  expect(all.awaited).toEqual([])
})

it('does not wait for a failed or cancelled file, and reports a failed one after its retry', () => {
  const items = [anUpload({ id: '1', state: 'failed' }), done('3')]
  const taken = collectFinished({ awaited: ['1', '2', '3'], items })
  expect(idsOf(taken)).toEqual(['3'])
  expect(taken.awaited).toEqual(['1'])
  expect(idsOf(collectFinished({ awaited: taken.awaited, items: [done('1')] }))).toEqual(['1'])
})
