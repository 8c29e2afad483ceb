import { searchReader, textParam, uuidParam } from '../../platform/read-search.ts'

/** `reel` is the edited one; without it the editor starts a new one. */
export const readEditorSearch = searchReader<{ reel: string }>({ reel: uuidParam })

export const readProductEditorSearch = searchReader<{ reel: string; product: string }>({
  reel: uuidParam,
  product: uuidParam,
})

const MAX_TOPIC = 500

/** `topic`: a new reel is written, assembled and rendered at once. */
export const readSlideshowSearch = searchReader<{ reel: string; product: string; topic: string }>({
  reel: uuidParam,
  product: uuidParam,
  topic: textParam(MAX_TOPIC),
})
