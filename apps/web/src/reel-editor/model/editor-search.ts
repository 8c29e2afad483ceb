import { searchReader, uuidParam } from '../../platform/read-search.ts'

/** `reel` is the one being edited; without it a new one is. */
export const readEditorSearch = searchReader<{ reel: string }>({ reel: uuidParam })

/** A new reel may be filled from a product. */
export const readProductEditorSearch = searchReader<{ reel: string; product: string }>({
  reel: uuidParam,
  product: uuidParam,
})
