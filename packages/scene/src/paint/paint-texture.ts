import type { Box, Paint } from '@kadr/contract/studio/scene/scene'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import type { Assets } from '../draw/assets.ts'
import type { Brush, Picture } from '../draw/brush.ts'
import { mix } from '../time/easing.ts'

type Texture = Extract<Paint, { kind: 'texture' }>

/** Side of the repeated tile in points; large enough that the repetition of noise is invisible. */
const TILE = 540

const scatter = <Image>(
  brush: Brush<Image>,
  { amount, cell, seed = 1 }: Texture,
  mark: (x: number, y: number, random: () => number) => void,
) => {
  const random = createSeededRandom(seed)
  const count = Math.round((TILE / cell) ** 2 * amount)
  const alpha = brush.globalAlpha
  for (let index = 0; index < count; index += 1) {
    brush.globalAlpha = 0.25 + random() * 0.75
    mark(random() * TILE, random() * TILE, random)
  }
  brush.globalAlpha = alpha
}

const paintTile = <Image>(brush: Brush<Image>, texture: Texture) => {
  brush.fillStyle = texture.colour
  const { cell } = texture
  if (texture.texture === 'grain')
    return scatter(brush, texture, (x, y) => brush.fillRect(x, y, cell, cell))
  scatter(brush, texture, (x, y, random) => {
    // Most specks are small, few are large.
    const size = cell * (0.08 + 0.34 * random() ** 4)
    brush.beginPath()
    brush.ellipse(x, y, size, size * (0.6 + random() * 0.4), random() * 3, 0, Math.PI * 2)
    brush.fill()
  })
}

const getTile = <Image>(
  texture: Texture,
  { side, assets }: { side: number; assets: Assets<Image> },
): Picture<Image> => {
  const key = `${JSON.stringify(texture)} ${side}`
  const kept = assets.cache.tiles.get(key)
  if (kept) return kept
  const { brush, ...tile } = assets.createSurface({ width: side, height: side })
  brush.scale(side / TILE, side / TILE)
  paintTile(brush, texture)
  assets.cache.tiles.set(key, tile)
  return tile
}

const repeatTile = <Image>(
  brush: Brush<Image>,
  texture: Texture,
  { box, assets, scale }: { box: Box; assets: Assets<Image>; scale: number },
) => {
  const side = Math.max(2, Math.round(TILE * scale))
  const painted = getTile(texture, { side, assets })
  // Whole pixels: fractional ones make tile edges visible.
  const step = side / scale
  for (let y = box.y; y < box.y + box.height; y += step)
    for (let x = box.x; x < box.x + box.width; x += step)
      brush.drawImage(painted.image, 0, 0, side, side, x, y, step, step)
}

/** A round screen whose dots grow or shrink along the angle. */
const paintDots = <Image>(brush: Brush<Image>, texture: Texture, box: Box) => {
  const { cell, amount, amountTo = amount, angle = 0 } = texture
  const [x, y] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const half = (Math.abs(x) * box.width + Math.abs(y) * box.height) / 2
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  brush.fillStyle = texture.colour
  brush.beginPath()
  const rows = Math.ceil(box.height / (cell / 2))
  for (let row = 0; row <= rows; row += 1) {
    const cy = box.y + (row * cell) / 2
    for (let cx = box.x + ((row % 2) * cell) / 2; cx <= box.x + box.width; cx += cell) {
      const share = ((cx - middle.x) * x + (cy - middle.y) * y) / half / 2 + 0.5
      const radius = Math.sqrt(Math.max(0, mix(amount, amountTo, share))) * cell * 0.52
      if (radius < 0.4) continue
      brush.moveTo(cx + radius, cy)
      brush.arc(cx, cy, radius, 0, Math.PI * 2)
    }
  }
  brush.fill()
}

const paintRules = <Image>(brush: Brush<Image>, texture: Texture, box: Box) => {
  const { cell, amount } = texture
  const width = Math.max(0.5, amount * cell)
  brush.fillStyle = texture.colour
  for (let y = box.y + cell; y < box.y + box.height; y += cell)
    brush.fillRect(box.x, y - width / 2, box.width, width)
  if (texture.texture !== 'squares') return
  for (let x = box.x + cell; x < box.x + box.width; x += cell)
    brush.fillRect(x - width / 2, box.y, width, box.height)
}

/** Fills the box; the caller clips it to a shape. */
export const paintTexture = <Image>(
  brush: Brush<Image>,
  texture: Texture,
  place: { box: Box; assets: Assets<Image>; scale: number },
) => {
  if (texture.texture === 'dots') return paintDots(brush, texture, place.box)
  if (texture.texture === 'lines' || texture.texture === 'squares')
    return paintRules(brush, texture, place.box)
  repeatTile(brush, texture, place)
}
