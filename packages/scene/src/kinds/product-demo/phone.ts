import type { Aspect, Box } from '@kadr/contract/studio/scene/scene'
import { getPhoneScreen } from '../../paint/paint-phone.ts'
import { fillWithPhoto, type Photo } from '../../styles/kit/photo.ts'
import { createPage } from '../../styles/page.ts'
import type { Piece } from '../../styles/piece.ts'

/** Height to width. */
const RATIO = 2.165
const WIDTH = 600
/** Distance below the text. */
const GAP = 48
const GLASS = { kind: 'solid', colour: '#08090c' } as const

/** A large phone below the text, cut off by the bottom of the canvas. */
const phoneBox = (aspect: Aspect, top: number): Box => {
  const page = createPage(aspect)
  const width = Math.round(WIDTH * page.k)
  const x = Math.round((page.left + page.right - width) / 2)
  return { x, y: Math.round(top), width, height: Math.round(width * RATIO) }
}

const shape = (name: 'bezel' | 'phone', box: Box): Piece => ({
  name,
  part: 'photo',
  layer: { kind: 'shape', shape: name, radius: 0, paint: GLASS, box },
})

/** The framed picture on the screen of a drawn phone. */
export const putOnPhone = (
  pieces: readonly Piece[],
  { photo, aspect }: { photo: Photo; aspect: Aspect },
): Piece[] => {
  const framed = pieces.find(({ name }) => name === 'photo')
  if (!framed) return [...pieces]
  const words = pieces.filter(({ layer, part }) => layer.kind === 'text' && part !== 'header')
  const bottoms = words.map(({ layer: { box } }) => box.y + box.height + GAP)
  const { y } = framed.layer.box
  const box = phoneBox(aspect, bottoms.length === 0 ? y : Math.min(y, Math.max(...bottoms)))
  const screen = fillWithPhoto(photo, { box: getPhoneScreen(box), fit: 'cover' })
  return [
    ...pieces.filter(({ part }) => part !== 'photo'),
    shape('phone', box),
    { ...screen, name: 'screen', part: 'photo' },
    shape('bezel', box),
  ]
}
