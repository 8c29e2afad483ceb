import type { SlideCard } from '@kadr/contract/studio/storyboard'
import type { Piece } from '../piece.ts'
import { drawCross, drawTick } from './pen-lines.ts'
import { type Letters, widthOf } from './words.ts'

/** A cross after «было» and a tick after «стало»; none when the heading leaves no room. */
export const placeVerdict = ({
  card,
  half,
  letters,
  size,
  x,
  y,
  width,
  colours,
}: {
  card: SlideCard
  half: number
  letters: Letters
  size: number
  x: number
  y: number
  /** Width of the heading's column. */
  width: number
  colours: readonly [cross: string, tick: string]
}): Piece[] => {
  const head = card.sides[half]?.head ?? ''
  const wide = widthOf(letters, head, size)
  if (!card.isFix || head === '' || wide + size * 1.2 > width) return []
  const mark = {
    name: `verdict ${half}`,
    part: 'tick' as const,
    order: half,
    x: x + wide + size * 0.32,
    y: y + (letters.leading * size - size * 0.74) / 2,
    width: size * 0.2,
    size: size * 0.74,
  }
  return [
    half ? drawTick({ ...mark, colour: colours[1] }) : drawCross({ ...mark, colour: colours[0] }),
  ]
}
