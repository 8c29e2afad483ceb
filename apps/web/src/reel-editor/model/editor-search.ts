import { searchReader, uuidParam } from '../../platform/read-search.ts'

/** `reel` is the edited one; without it the editor starts a new one. */
export const readEditorSearch = searchReader<{ reel: string }>({ reel: uuidParam })

export const readProductEditorSearch = searchReader<{ reel: string; product: string }>({
  reel: uuidParam,
  product: uuidParam,
})
