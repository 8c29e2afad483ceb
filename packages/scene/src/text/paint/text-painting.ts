import type { TextMark, TextStyle } from '@kadr/contract/studio/scene/text'
import type { Brush } from '../../draw/brush.ts'
import type { TextLayout } from '../layout/text-layout.ts'

/** The spoken word and its highlight. */
export type Spoken = { word: number; mark: 'colour' | 'none' | 'plate' }

/** `shapes`: marks without their words. `plain`: words without marks, in the colour of the text. */
export type TextPart = 'all' | 'plain' | 'shapes'

export type PaintText<Image> = {
  brush: Brush<Image>
  layout: TextLayout
  style: TextStyle
  /** Pixels per point: canvas shadows ignore the transform. */
  scale: number
  spoken?: Spoken
  mark?: TextMark | undefined
  part?: TextPart
  /** Drawn share of a mark's pen stroke. */
  drawn?: number
}
