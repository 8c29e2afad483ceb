import { searchReader, textParam, uuidParam } from '../../platform/read-search.ts'

const MAX_PHRASE = 300

/** `reel` is the edited one; without it the editor starts a new one. */
export const readEditorSearch = searchReader<{ reel: string }>({ reel: uuidParam })

export const readProductEditorSearch = searchReader<{ reel: string; product: string }>({
  reel: uuidParam,
  product: uuidParam,
})

/** `phrase` and `style` begin a new slideshow: from the public pages, through the sign-in. */
export const readSlideshowSearch = searchReader<{
  reel: string
  product: string
  phrase: string
  style: string
}>({
  reel: uuidParam,
  product: uuidParam,
  phrase: textParam(MAX_PHRASE),
  style: textParam(MAX_PHRASE),
})
