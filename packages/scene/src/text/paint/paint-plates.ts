import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Brush } from '../../draw/brush.ts'
import type { PaintText } from './text-painting.ts'

const plate = <Image>(
  brush: Brush<Image>,
  box: Box,
  look: { colour: string; padX: number; padY: number; radius: number },
) => {
  brush.fillStyle = look.colour
  brush.beginPath()
  const height = box.height + look.padY * 2
  const radius = Math.min(look.radius, height / 2)
  brush.roundRect(box.x - look.padX, box.y - look.padY, box.width + look.padX * 2, height, radius)
  brush.fill()
}

export const paintPlates = <Image>({ brush, layout, style }: PaintText<Image>) => {
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

export const paintSpokenPlate = <Image>({ brush, layout, style, spoken }: PaintText<Image>) => {
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
