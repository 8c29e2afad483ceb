import type { CaptionsLayer } from '@kadr/contract/scene'
import type { Brush } from '../brush.ts'
import { layoutText, type TextLayout } from '../text/layout-text.ts'
import type { Spoken } from '../text/paint-text.ts'
import { captionPages } from './pages.ts'

const NO_BREAK = '\u00a0'

/** The page and the spoken word that a variant of the timeline means. */
export const layoutCaptions = <Image>({
  brush,
  layer,
  variant,
}: {
  brush: Brush<Image>
  layer: CaptionsLayer
  variant: string
}): { layout: TextLayout; spoken: Spoken } | undefined => {
  const [page = -1, word = -1] = variant.split(':').map(Number)
  const current = captionPages(layer)[page]
  if (!current) return undefined
  const { style, box, align, anchor } = layer
  // A word of the transcript may hold a space ("1 500"): it is marked as one.
  const text = current.words.map((spoken) => spoken.text.replace(/\s+/g, NO_BREAK)).join(' ')
  const layout = layoutText(brush, { text, style, box, align, anchor, isGlued: false })
  return { layout, spoken: { word, mark: layer.spoken } }
}
