import { expect, it } from 'vitest'
import { aResource } from '../model/resource.fixture.ts'
import { takeFinished } from './take-finished.ts'
import { anUpload } from './upload-item.fixture.ts'

const done = (id: string) => anUpload({ id, state: 'done', resource: aResource({ id }) })
const idsOf = (taken: ReturnType<typeof takeFinished>) => taken.resources.map(({ id }) => id)

it('keeps the order of the choice however the uploads finish', () => {
  const awaited = ['1', '2', '3']
  const first = takeFinished({ awaited, items: [anUpload({ id: '1' }), done('2'), done('3')] })
  expect(idsOf(first)).toEqual([])
  const all = takeFinished({ awaited: first.awaited, items: [done('1'), done('2'), done('3')] })
  expect(idsOf(all)).toEqual(['1', '2', '3'])
  expect(all.awaited).toEqual([])
})

it('does not wait for a failed or cancelled file, and reports a failed one after its retry', () => {
  const items = [anUpload({ id: '1', state: 'failed' }), done('3')]
  const taken = takeFinished({ awaited: ['1', '2', '3'], items })
  expect(idsOf(taken)).toEqual(['3'])
  expect(taken.awaited).toEqual(['1'])
  expect(idsOf(takeFinished({ awaited: taken.awaited, items: [done('1')] }))).toEqual(['1'])
})
