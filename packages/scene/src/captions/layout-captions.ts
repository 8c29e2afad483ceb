import type { CaptionsLayer } from '@kadr/contract/studio/scene/scene'
import type { Brush } from '../draw/brush.ts'
import { layoutText } from '../text/layout/layout-text.ts'
import type { TextLayout } from '../text/layout/text-layout.ts'
import type { Spoken } from '../text/paint/text-painting.ts'
import { getCaptionPages } from './pages.ts'

const NO_BREAK = '\u00a0'

/** Lays out the page and the spoken word encoded in a timeline variant. */
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
  const current = getCaptionPages(layer)[page]
  if (!current) return undefined
  const { style, box, align, anchor } = layer
  // A word of the transcript may contain a space ("1 500") and is highlighted as a whole.
  const text = current.words.map((spoken) => spoken.text.replace(/\s+/g, NO_BREAK)).join(' ')
  const layout = layoutText(brush, { text, style, box, align, anchor, isGlued: false })
  return { layout, spoken: { word, mark: layer.spoken } }
}
