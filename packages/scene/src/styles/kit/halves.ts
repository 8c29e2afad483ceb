import type { SlideCard } from '@kadr/contract/storyboard'
import type { Piece } from '../piece.ts'
import { sidesOf } from '../read-card.ts'
import { setColumn } from './column.ts'
import { layVerdict } from './verdict.ts'
import type { Letters } from './words.ts'

/** Head and line of each half of a comparison or a pair. */
export const layHalves = (
  card: SlideCard,
  halfOf: (index: number) => {
    x: number
    y: number
    width: number
    height: number
    head: Letters
    headSize: number
    line: Letters
    lineSize: number
    up: number
    turn?: number
    verdict?: readonly [cross: string, tick: string]
  },
): Piece[] =>
  sidesOf(card).flatMap((side, index) => {
    const { head, headSize, line, lineSize, up, turn, verdict, ...place } = halfOf(index)
    const turned = turn === undefined ? {} : { turn }
    const { pieces, share } = setColumn({
      ...place,
      blocks: [
        {
          name: `head ${index}`,
          part: 'row',
          order: index,
          text: side.head,
          letters: head,
          size: headSize,
          ...turned,
        },
        {
          name: `line ${index}`,
          part: 'row',
          order: index,
          text: side.line,
          letters: line,
          size: lineSize,
          up,
          isBySentence: true,
          ...turned,
        },
      ],
    })
    if (!verdict) return pieces
    return [
      ...pieces,
      ...layVerdict({
        card,
        half: index,
        letters: head,
        size: headSize * share,
        x: place.x,
        y: place.y,
        width: place.width,
        colours: verdict,
      }),
    ]
  })
