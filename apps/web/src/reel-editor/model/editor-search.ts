import { searchReader, textParam, uuidParam } from '../../platform/read-search.ts'

/** `reel` is the edited one; without it the editor starts a new one. */
export const readEditorSearch = searchReader<{ reel: string }>({ reel: uuidParam })

export const readProductEditorSearch = searchReader<{ reel: string; product: string }>({
  reel: uuidParam,
  product: uuidParam,
})

const TOPIC_MAX = 300

/** `topic` begins a new slideshow with a phrase: from the public pages, through the sign-in. */
export const readSlideshowSearch = searchReader<{
  reel: string
  product: string
  topic: string
  style: string
}>({
  reel: uuidParam,
  product: uuidParam,
  topic: textParam(TOPIC_MAX),
  style: textParam(20),
})
