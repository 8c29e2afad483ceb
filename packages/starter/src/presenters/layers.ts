import type { Appearance } from '@kadr/scene/presenters/appearance'
import { drawBody } from '@kadr/scene/presenters/body'
import { drawBrows, drawEyes, drawHead } from '@kadr/scene/presenters/face'
import { MOUTHS, type Mouth } from '@kadr/scene/presenters/mouths'
import type { Presenter } from '@kadr/scene/presenters/people'
import {
  apart,
  type Brush,
  type Canvas,
  createPicture,
  disc,
  fill,
  HEIGHT,
  WIDTH,
} from '../paint/canvas.ts'

/** Centre of the head, and scale of the presenter. */
const HEAD = { x: WIDTH / 2, y: 830, scale: 1.16 }

export type Layer = { name: string; part: 'body' | 'head'; draw(brush: Brush): void }

/** From back to front. One eye and one mouth layer is visible at a time. */
export const layersOf = (appearance: Appearance): Layer[] => [
  { name: 'hair-back', part: 'head', draw: appearance.drawHairBack },
  { name: 'body', part: 'body', draw: (brush) => drawBody(brush, appearance) },
  { name: 'head', part: 'head', draw: (brush) => drawHead(brush, appearance) },
  ...mouthNames().map(
    (mouth): Layer => ({
      name: `mouth-${mouth}`,
      part: 'head',
      draw: (brush) => MOUTHS[mouth].draw(brush, appearance),
    }),
  ),
  ...(['open', 'half', 'closed'] as const).map(
    (eyes): Layer => ({
      name: `eyes-${eyes}`,
      part: 'head',
      draw: (brush) => drawEyes(brush, appearance, eyes),
    }),
  ),
  { name: 'hair-front', part: 'head', draw: appearance.drawHairFront },
  { name: 'brows', part: 'head', draw: (brush) => drawBrows(brush, appearance) },
]

export const mouthNames = (): Mouth[] =>
  Object.keys(MOUTHS).filter((name): name is Mouth => name in MOUTHS)

const place = (brush: Brush, layer: Layer) =>
  apart(brush, () => {
    brush.translate(HEAD.x, HEAD.y)
    brush.scale(HEAD.scale, HEAD.scale)
    layer.draw(brush)
  })

type Bounds = { x: number; y: number; width: number; height: number }

/** Bounding box of the drawn pixels. */
const boundsOf = (canvas: Canvas): Bounds => {
  const pixels = new Uint32Array(canvas.data().buffer)
  const { width, height } = canvas
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[y * width + x] ?? 0) === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) return { x: 0, y: 0, width: 1, height: 1 }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** A layer as a trimmed picture with its position. */
export const drawLayer = async (layer: Layer): Promise<{ png: Buffer; bounds: Bounds }> => {
  const { canvas, brush } = createPicture()
  place(brush, layer)
  const bounds = boundsOf(canvas)
  const trimmed = createPicture(bounds.width, bounds.height)
  trimmed.brush.drawImage(canvas, -bounds.x, -bounds.y)
  return { png: await trimmed.canvas.encode('png'), bounds }
}

const isOf = (name: string, group: string) => name.startsWith(`${group}-`)

/** Rig for animation: sizes, order, positions and the pivot of the head. */
export const rigOf = (
  { key, name }: Presenter,
  layers: readonly { name: string; part: string; bounds: Bounds }[],
) => ({
  version: 1,
  key,
  name,
  width: WIDTH,
  height: HEIGHT,
  headPivot: { x: HEAD.x, y: HEAD.y + 190 * HEAD.scale },
  layers: layers.map((layer) => ({
    name: layer.name,
    part: layer.part,
    file: `${layer.name}.png`,
    ...layer.bounds,
  })),
  eyes: ['open', 'half', 'closed'],
  mouths: Object.fromEntries(mouthNames().map((mouth) => [mouth, MOUTHS[mouth].sounds])),
})

/** Poster for the library: at rest on a plain backdrop. */
export const drawPoster = (
  { appearance, backdrop }: Presenter,
  mouth: Mouth = 'rest',
): Promise<Buffer> => {
  const { canvas, brush } = createPicture()
  fill(brush, backdrop)
  brush.fillStyle = 'rgba(255, 255, 255, 0.5)'
  disc(brush, HEAD.x, HEAD.y + 40, 470)
  for (const layer of layersOf(appearance)) {
    const isHidden =
      (isOf(layer.name, 'mouth') && layer.name !== `mouth-${mouth}`) ||
      (isOf(layer.name, 'eyes') && layer.name !== 'eyes-open')
    if (!isHidden) place(brush, layer)
  }
  return canvas.encode('jpeg', 88)
}
