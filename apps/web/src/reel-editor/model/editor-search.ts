import { searchReader, textParam, uuidParam } from '../../platform/read-search.ts'

const TOPIC_MAX = 300

/** `reel` is the edited one; without it the editor starts a new one. */
export const readEditorSearch = searchReader<{ reel: string }>({ reel: uuidParam })

/** `topic` and `style` begin a new slideshow with a phrase of the public pages, through the sign-in. */
export const readProductEditorSearch = searchReader<{
  reel: string
  product: string
  topic: string
  style: string
}>({
  reel: uuidParam,
  product: uuidParam,
  topic: textParam(TOPIC_MAX),
  style: textParam(TOPIC_MAX),
})
