import * as contract from '@kadr/contract/library/objects'
import { UserError } from '@kadr/domain/base/app-error'
import { findVector } from '@kadr/objects/node/vectors'
import { listCommonObjects, searchObjects } from '@kadr/objects/search-objects'
import type { Mount } from '../../../platform/http/mount.ts'

/** Upper limit of results: a more specific word finds better than more results. */
const MOST_SHOWN = 120
/** The drawings change only with the package. */
const CACHE_CONTROL = 'public, max-age=604800'

export const mountObjects = (mount: Mount) => {
  mount({
    route: contract.searchObjects,
    handle: ({ query: { query = '' } }) => {
      const found = query.trim() === '' ? listCommonObjects() : searchObjects(query)
      const objects = found.slice(0, MOST_SHOWN).map(({ name, label }) => ({ name, label }))
      return Promise.resolve({ objects })
    },
  })
  mount({
    route: contract.getObjectVector,
    handle: ({ params: { name, kind } }) => {
      const svg = findVector(name, kind)
      if (svg === undefined)
        throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого предмета нет' })
      return Promise.resolve({
        type: 'image/svg+xml',
        content: Buffer.from(svg),
        cacheControl: CACHE_CONTROL,
      })
    },
  })
}
