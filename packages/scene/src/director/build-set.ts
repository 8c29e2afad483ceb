import { createCard } from '@kadr/contract/studio/create-card'
import type { ObjectLayer } from '@kadr/contract/studio/scene/scene'
import type { SlideRole } from '@kadr/contract/studio/storyboard'
import { getCanvasSize } from '../geometry/canvas-size.ts'
import type { Piece } from '../styles/piece.ts'
import { type CardLook, dressCard } from './dress-card.ts'

/** Slide roles whose backgrounds serve as sets, from the calmest. */
const ROLES: readonly SlideRole[] = ['hook', 'item', 'quote', 'number']
const BEHIND = new Set<Piece['part']>(['decor', 'ground'])

const withoutLogo = (look: CardLook): CardLook => ({
  ...look,
  brand: { ...look.brand, logo: null },
})

/** The background of a slide of the style, without text and objects. */
export const buildSet = (look: CardLook, index: number): Piece[] =>
  dressCard(withoutLogo(look), {
    // With an object, as a slide of words alone has another ground.
    card: createCard(ROLES[index % ROLES.length] ?? 'hook', { object: 'star' }),
    index,
    total: 1,
    photo: null,
    fit: 'framed',
  }).filter(({ part, layer }) => BEHIND.has(part) && layer.kind === 'shape')

/** Minimum share of the page area: the colour of smaller shapes is ignored. */
const LARGE = 0.12
const OPAQUE = /^#[\da-f]{6}$/i

/** Colours of the large shapes of a style's first sets. */
export const listSetColours = (look: CardLook, count: number): string[] => {
  const { width, height } = getCanvasSize(look.aspect)
  return Array.from({ length: Math.min(count, ROLES.length) }, (_, index) => index)
    .flatMap((index) => buildSet(look, index))
    .flatMap(({ layer, opacity = 1 }) => {
      if (layer.kind !== 'shape' || opacity < 1) return []
      const { box, paint } = layer
      const isLarge = box.width * box.height >= width * height * LARGE
      return isLarge && paint.kind === 'solid' && OPAQUE.test(paint.colour) ? [paint.colour] : []
    })
}

/** How a style draws an object: its look and its colours. */
export const readObjectLook = (
  look: CardLook,
  { name, index }: { name: string; index: number },
): Pick<ObjectLayer, 'colours' | 'look' | 'name' | 'turn'> | undefined => {
  const pieces = dressCard(withoutLogo(look), {
    card: createCard('item', { object: name }),
    index,
    total: 2,
    photo: null,
    fit: 'framed',
  })
  const layer = pieces.find(({ slot }) => slot === 0)?.layer
  if (layer?.kind !== 'object') return undefined
  const { look: drawn, colours, turn } = layer
  return { name, look: drawn, colours, ...(turn === undefined ? {} : { turn }) }
}
