import type { Aspect } from '@kadr/contract/studio/scene/scene'
import { path } from '../../styles/kit/shapes.ts'
import { drawStarRow } from '../../styles/kit/star.ts'
import { createPage } from '../../styles/page.ts'
import type { Piece } from '../../styles/piece.ts'

const COUNT = 5
const GAP = 0.24
const RADIUS = 62
/** Between the header and the words. */
const MIDDLE = 410

/** Five stars in the position and colour of the quotation mark; stars above the rating are pale. */
export const putStars = (
  pieces: readonly Piece[],
  { stars, aspect }: { stars: number; aspect: Aspect },
): Piece[] => {
  const page = createPage(aspect)
  const r = RADIUS * page.k
  const step = r * 2 * (1 + GAP)
  const box = { x: page.left, y: page.y(MIDDLE) - r, width: step * COUNT, height: r * 2 }
  return pieces.flatMap((piece) => {
    const { layer, name } = piece
    if (name !== 'quotation mark' || layer.kind !== 'text') return [piece]
    const row = (from: number, until: number) => drawStarRow(from, until, r, step)
    const full = Math.round(stars)
    const { colour } = layer.style
    const shine = path({ name: 'stars', part: 'figure', d: row(0, full), box, paint: colour })
    return full < COUNT
      ? [
          path({
            name: 'pale stars',
            part: 'figure',
            d: row(full, COUNT),
            box,
            paint: `${colour.slice(0, 7)}40`,
          }),
          shine,
        ]
      : [shine]
  })
}
