import type { TextStyle } from '@kadr/contract/scene-text'
import type { Brush } from '../brush.ts'
import type { TextLayout } from './layout-text.ts'

/** The spoken word and its highlight. */
export type Spoken = { word: number; mark: 'colour' | 'none' | 'plate' }

type PaintText<Image> = {
  brush: Brush<Image>
  layout: TextLayout
  style: TextStyle
  /** Pixels per point: canvas shadows ignore the transform. */
  scale: number
  spoken?: Spoken
}

const plate = <Image>(
  brush: Brush<Image>,
  box: { x: number; y: number; width: number; height: number },
  look: { colour: string; padX: number; padY: number; radius: number },
) => {
  brush.fillStyle = look.colour
  brush.beginPath()
  const height = box.height + look.padY * 2
  const radius = Math.min(look.radius, height / 2)
  brush.roundRect(box.x - look.padX, box.y - look.padY, box.width + look.padX * 2, height, radius)
  brush.fill()
}

const paintPlates = <Image>({ brush, layout, style }: PaintText<Image>) => {
  if (!style.plate) return
  const { colour, per, padding, radius } = style.plate
  const { ratio } = layout
  const look = { colour, padX: padding * ratio, radius: radius * ratio }
  if (per === 'block') return plate(brush, layout.block, { ...look, padY: padding * ratio })
  for (const line of layout.lines) {
    // Highlights overlap slightly, so that lines look like one block.
    if (line.words.length > 0) plate(brush, line.box, { ...look, padY: layout.size * 0.04 })
  }
}

const paintSpokenPlate = <Image>({ brush, layout, style, spoken }: PaintText<Image>) => {
  if (spoken?.mark !== 'plate') return
  for (const line of layout.lines) {
    for (const word of line.words) {
      if (word.index !== spoken.word) continue
      const box = { ...line.box, x: word.x, width: word.width }
      plate(brush, box, {
        colour: style.accent,
        padX: layout.size * 0.16,
        padY: 0,
        radius: layout.size * 0.22,
      })
    }
  }
}

const useShadow = <Image>({ brush, layout, style, scale }: PaintText<Image>) => {
  if (!style.shadow) return
  const factor = layout.ratio * scale
  brush.shadowColor = style.shadow.colour
  brush.shadowBlur = style.shadow.blur * factor
  brush.shadowOffsetX = style.shadow.x * factor
  brush.shadowOffsetY = style.shadow.y * factor
}

/**
 * Plates, then outlines with shadow, then letters, so that no outline covers a neighbouring letter.
 */
export const paintText = <Image>(painting: PaintText<Image>): void => {
  const { brush, layout, style, spoken } = painting
  brush.save()
  brush.textAlign = 'left'
  brush.textBaseline = 'alphabetic'
  brush.lineJoin = 'round'
  paintPlates(painting)
  paintSpokenPlate(painting)
  const each = (
    paint: (word: TextLayout['lines'][number]['words'][number], baseline: number) => void,
  ) => {
    for (const { words, baseline } of layout.lines) {
      for (const word of words) paint(word, baseline)
    }
  }
  const { outline } = style
  if (outline && outline.width > 0) {
    brush.save()
    useShadow(painting)
    brush.strokeStyle = outline.colour
    brush.lineWidth = outline.width * 2 * layout.ratio
    each((word, baseline) => brush.strokeText(word.text, word.x, baseline))
    brush.restore()
  } else useShadow(painting)
  each((word, baseline) => {
    const isMarked = spoken?.mark === 'colour' && word.index === spoken.word
    brush.fillStyle = word.isAccent || isMarked ? style.accent : style.colour
    brush.fillText(word.text, word.x, baseline)
  })
  brush.restore()
}
