import type { Box } from '@kadr/contract/scene'
import type { PresenterPart } from '@kadr/contract/scene-presenter'
import { drawBody } from './body.ts'
import { drawBrows, drawEyes, drawHead, type Eyes } from './face.ts'
import { drawHand } from './hand.ts'
import type { Look } from './look.ts'
import { MOUTHS, type Mouth } from './mouths.ts'
import type { Pen } from './pen.ts'

/** What each part may touch, around the middle of the head. Parts that change are small: they are drawn often. */
export const PART_BOUNDS: Record<PresenterPart, Box> = {
  hairBack: { x: -300, y: -300, width: 600, height: 560 },
  body: { x: -440, y: 90, width: 880, height: 1130 },
  head: { x: -190, y: -210, width: 380, height: 440 },
  mouth: { x: -80, y: 60, width: 160, height: 120 },
  top: { x: -240, y: -250, width: 480, height: 420 },
  hand: { x: 200, y: 350, width: 310, height: 930 },
}

const isEyes = (value: string): value is Eyes =>
  value === 'open' || value === 'half' || value === 'closed'

const isMouth = (value: string): value is Mouth => value in MOUTHS

/** Brows rise by this many points to a step. */
const BROW_STEP = 7

type Drawing = { pen: Pen; look: Look; variant: string }

const drawTop = ({ pen, look, variant }: Drawing) => {
  const [eyes = '', lift = '0'] = variant.split(' ')
  drawEyes(pen, look, isEyes(eyes) ? eyes : 'open')
  look.drawHairFront(pen)
  drawBrows(pen, look, Number(lift) * BROW_STEP)
}

/** A variant says which of its faces a part shows: the mouth by its name, the top by eyes and brows. */
const DRAW: Record<PresenterPart, (drawing: Drawing) => void> = {
  hairBack: ({ pen, look }) => look.drawHairBack(pen),
  body: ({ pen, look }) => drawBody(pen, look),
  head: ({ pen, look }) => drawHead(pen, look),
  mouth: ({ pen, look, variant }) => MOUTHS[isMouth(variant) ? variant : 'rest'].draw(pen, look),
  top: drawTop,
  hand: ({ pen, look }) => drawHand(pen, look),
}

export const drawPart = ({ part, ...drawing }: Drawing & { part: PresenterPart }): void =>
  DRAW[part](drawing)
