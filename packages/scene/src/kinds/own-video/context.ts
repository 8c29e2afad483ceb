import { MAX_OWN_VIDEO_SECONDS, type OwnVideoForm } from '@kadr/contract/studio/own-video'
import type { FootagePiece } from '@kadr/contract/studio/scene/scene'
import type { TextPosition } from '@kadr/contract/studio/slideshow'
import { ENDING_SECONDS } from '../../director/ending-layers.ts'
import { type PictureLook, readPictureLook } from '../../director/picture-look.ts'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { listPieces, measurePieces } from '../../footage/pieces.ts'
import { listShownWords, type ShownWord } from '../../footage/shown-words.ts'
import { createPage, type Page } from '../../styles/page.ts'

/** An empty reel is a black second. */
const EMPTY_SECONDS = 1

/** Inputs shared by all layer builders. */
export type FootageContext = {
  form: OwnVideoForm
  page: Page
  look: PictureLook
  pieces: readonly FootagePiece[]
  words: readonly ShownWord[]
  /** Of the footage. */
  filmed: number
  /** With the page at the end. */
  seconds: number
  /** Of the captions. */
  place: TextPosition
  facts: ReadonlyMap<string, AssetFacts>
}

export const createContext = ({
  form,
  facts,
}: {
  form: OwnVideoForm
  facts: ReadonlyMap<string, AssetFacts>
}): FootageContext => {
  const ending = form.ending ? ENDING_SECONDS : 0
  const pieces = form.source ? listPieces(form, MAX_OWN_VIDEO_SECONDS - ending) : []
  const filmed = pieces.length > 0 ? Math.max(0.2, measurePieces(pieces)) : EMPTY_SECONDS
  const heard = form.source ? facts.get(form.source.asset)?.footage?.words : null
  return {
    form,
    page: createPage(form.aspect),
    look: readPictureLook(form),
    pieces,
    words: listShownWords({ words: heard ?? [], corrections: form.corrections, pieces }),
    filmed,
    seconds: filmed + ending,
    place: form.captions.position ?? 'bottom',
    facts,
  }
}

export const STANDING = { opacity: 1, enter: null, leave: null } as const
