import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Part, Piece } from '../../piece.ts'
import { stripMarks } from '../../type/glue.ts'
import { breakLines } from '../../type/lines.ts'
import { type Letters, placeText } from '../words.ts'

const SMALLEST = 0.5
const STEP = 0.03

type Cell = {
  name: string
  part?: Part
  order?: number
  text: string
  letters: Letters
  /** The largest size; the text shrinks to its box. */
  size: number
  box: Box
  align?: 'left' | 'center' | 'right'
  anchor?: 'top' | 'center' | 'bottom'
  lines?: number
}

/** Words in a box, as large as it allows; nothing where there are none. */
export const placeCell = ({
  name,
  part = 'row',
  order,
  text,
  letters,
  size,
  box,
  align = 'left',
  anchor = 'center',
  lines: most = 3,
}: Cell): Piece[] => {
  const said = stripMarks(text).trim()
  if (said === '') return []
  const at = (share: number) => {
    const own = size * share
    const set = breakLines({ text: said, face: letters, limit: box.width / own })
    return { ...set, size: own, height: set.lines.length * own * letters.leading }
  }
  let share = 1
  let set = at(share)
  while ((!set.fits || set.height > box.height || set.lines.length > most) && share > SMALLEST) {
    share -= STEP
    set = at(share)
  }
  const width = Math.min(box.width, set.ems * set.size)
  const room = { left: 0, center: (box.width - width) / 2, right: box.width - width }[align]
  const over = { top: 0, center: (box.height - set.height) / 2, bottom: box.height - set.height }
  return [
    placeText({
      name,
      part,
      ...(order === undefined ? {} : { order }),
      lines: set.lines,
      letters,
      size: set.size,
      x: box.x + room,
      y: box.y + over[anchor],
      width,
      align: align === 'center' ? 'center' : 'left',
    }),
  ]
}
