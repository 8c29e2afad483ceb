import type { FontKey } from '@kadr/contract/studio/scene/text'
import type { ReelBrand, SlideObject } from '@kadr/contract/studio/slideshow'
import { framePhoto, type Photo } from '../styles/kit/photo.ts'
import type { Page } from '../styles/page.ts'
import type { Piece } from '../styles/piece.ts'
import { measureEms } from '../styles/type/measure.ts'

const moveObject = (piece: Piece, change: SlideObject): Piece => {
  const { box } = piece.layer
  const width = box.width * change.scale
  const height = box.height * change.scale
  const x = box.x + change.x + (box.width - width) / 2
  const y = box.y + change.y + (box.height - height) / 2
  return { ...piece, layer: { ...piece.layer, box: { x, y, width, height } } }
}

/** Applies the user's changes to objects: moved, resized, removed. */
export const applyObjectChanges = (
  pieces: readonly Piece[],
  { changes, objects }: { changes: readonly SlideObject[]; objects: readonly (string | null)[] },
): Piece[] =>
  pieces.flatMap((piece) => {
    if (piece.slot === undefined) return [piece]
    if (objects[piece.slot] === null && piece.layer.kind === 'object') return []
    const change = changes.find(({ slot }) => slot === piece.slot)
    if (!change) return [piece]
    return change.isRemoved ? [] : [moveObject(piece, change)]
  })

/** Replaces the object of a slot with the picture where the layout has no frame for it. */
export const placePhoto = (
  pieces: readonly Piece[],
  photo: Photo | null,
  slot: number,
): Piece[] => {
  const isShown = pieces.some(({ layer }) => 'asset' in layer && layer.asset === photo?.asset)
  if (!photo || isShown) return [...pieces]
  return pieces.map((piece) =>
    piece.slot === slot
      ? {
          ...framePhoto(photo, {
            box: piece.layer.box,
            mask: { kind: 'rounded', radius: 28 },
            border: { colour: '#ffffff', width: 12 },
            turn: 2,
          }),
          slot,
        }
      : piece,
  )
}

const TITLE_PARTS = new Set<Piece['part']>(['figure', 'title'])

/** In the brand's fonts words are no wider than they were in the style's. */
const changeFont = (piece: Piece, { font: titles, bodyFont }: ReelBrand): Piece => {
  const { layer, part } = piece
  const font: FontKey | null = TITLE_PARTS.has(part) ? titles : bodyFont
  if (layer.kind !== 'text' || font === null || layer.style.font === font) return piece
  const { style } = layer
  const lines = layer.text.replaceAll('*', '').split('\n')
  const tracking = style.letterSpacing / style.size
  const widest = (key: FontKey) =>
    Math.max(
      ...lines.map((line) =>
        measureEms(
          { font: key, weight: style.weight, isUppercase: style.isUppercase, tracking },
          line,
        ),
      ),
    )
  const share = Math.min(1, widest(style.font) / widest(font))
  const size = Math.max(8, style.size * share)
  return {
    ...piece,
    layer: {
      ...layer,
      style: {
        ...style,
        font,
        size,
        minSize: Math.min(style.minSize, size),
        letterSpacing: style.letterSpacing * share,
      },
    },
  }
}

const LOGO = { width: 220, height: 120 }

/** The logo on a white card, right of the last slide's object. */
const placeLogo = (page: Page, asset: string): Piece => ({
  name: 'logo',
  part: 'act',
  layer: {
    kind: 'picture',
    asset,
    fit: 'contain',
    focus: { x: 0.5, y: 0.5 },
    motion: { kind: 'still' },
    mask: { kind: 'rounded', radius: 24 },
    border: { colour: '#ffffff', width: 18 },
    box: {
      x: page.right - LOGO.width * page.k,
      y: page.y(1480) - LOGO.height * page.k,
      width: LOGO.width * page.k,
      height: LOGO.height * page.k,
    },
  },
})

/** The workspace's fonts and, on the last slide, its logo. */
export const applyBrand = (
  pieces: readonly Piece[],
  { brand, page, isLast }: { brand: ReelBrand; page: Page; isLast: boolean },
): Piece[] => {
  const { logo } = brand
  const lettered = pieces.map((piece) => changeFont(piece, brand))
  return isLast && logo ? [...lettered, placeLogo(page, logo)] : lettered
}
