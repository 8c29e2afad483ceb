import { expect, it } from 'vitest'
import { aResource } from '../../../../media/resources/resource.fixture.ts'
import { changesOf, toDraft } from './resource-draft.ts'

const resource = aResource({ name: 'Море.jpg', tags: ['лето'] })

it('sends only what changed', () => {
  const draft = { ...toDraft(resource), name: ' Закат.jpg ', tags: ['лето', 'море'] }
  expect(changesOf({ draft, resource })).toEqual({ name: 'Закат.jpg', tags: ['лето', 'море'] })
  expect(changesOf({ draft: toDraft(resource), resource })).toEqual({})
})
