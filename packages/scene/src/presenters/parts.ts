import type { PresenterEmotion, PresenterPart } from '@kadr/contract/studio/scene/presenter'
import type { Box } from '@kadr/contract/studio/scene/scene'
import type { Appearance } from './appearance.ts'
import { drawBody } from './body.ts'
import { EMOTIONS } from './emotions.ts'
import { drawBrows, drawEyes, drawHead, type Eyes } from './face.ts'
import { drawHand } from './hand.ts'
import { MOUTHS, type Mouth } from './mouths.ts'
import type { Pen } from './pen.ts'

/**
 * Bounds of each part around the centre of the head. Parts that change often are small, because
 * they are redrawn often.
 */
export const PART_BOUNDS: Record<PresenterPart, Box> = {
  hairBack: { x: -300, y: -300, width: 600, height: 560 },
  body: { x: -440, y: 90, width: 880, height: 1130 },
  head: { x: -190, y: -210, width: 380, height: 440 },
  mouth: { x: -80, y: 60, width: 160, height: 120 },
  top: { x: -240, y: -250, width: 480, height: 420 },
  hand: { x: 200, y: 350, width: 310, height: 930 },
}

const isEyes = (value: string): value is Eyes =>
  value === 'open' || value === 'half' || value === 'closed' || value === 'wide'

const isEmotion = (value: string): value is PresenterEmotion => value in EMOTIONS

const isMouth = (value: string): value is Mouth => value in MOUTHS

/** Points per step of raised brows. */
const BROW_STEP = 7

type Drawing = { pen: Pen; appearance: Appearance; variant: string }

const drawTop = ({ pen, appearance, variant }: Drawing) => {
  const [eyes = '', lift = '0', emotion = ''] = variant.split(' ')
  drawEyes(pen, appearance, isEyes(eyes) ? eyes : 'open')
  appearance.drawHairFront(pen)
  const brows = isEmotion(emotion) ? EMOTIONS[emotion].brows : { lift: Number(lift) * BROW_STEP }
  drawBrows(pen, appearance, brows)
}

/** A variant selects the state of a part: the mouth by its shape, the top by eyes and brows. */
const DRAW: Record<PresenterPart, (drawing: Drawing) => void> = {
  hairBack: ({ pen, appearance }) => appearance.drawHairBack(pen),
  body: ({ pen, appearance }) => drawBody(pen, appearance),
  head: ({ pen, appearance }) => drawHead(pen, appearance),
  mouth: ({ pen, appearance, variant }) =>
    MOUTHS[isMouth(variant) ? variant : 'rest'].draw(pen, appearance),
  top: drawTop,
  hand: ({ pen, appearance }) => drawHand(pen, appearance),
}

export const drawPart = ({ part, ...drawing }: Drawing & { part: PresenterPart }): void =>
  DRAW[part](drawing)
