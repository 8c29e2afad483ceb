import { newId } from '@kadr/kit/new-id'
import { expect, it } from 'vitest'
import { namedIds } from './named-ids.ts'

it('finds ids in the address, in lists of the query and deep in the body', () => {
  const [one, two, three, four] = [newId(), newId(), newId(), newId()]
  const body = {
    targets: [{ connectionId: three, settings: { pin: four.toUpperCase() } }],
    text: 'a',
  }
  const found = namedIds({ id: one }, { connectionIds: `${two},${one}` }, body, undefined, null)
  expect(found.toSorted()).toEqual([one, two, three, four].toSorted())
})
