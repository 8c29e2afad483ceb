import { clamp } from '../time/easing.ts'

/** A picture as RGBA bytes, row by row. */
export type Pixels = { data: Uint8Array | Uint8ClampedArray; width: number; height: number }

export type TileMap = {
  columns: number
  rows: number
  /** How much each tile catches the eye, 0 to 1, row by row. */
  weights: Float64Array
}

const COLUMNS = 16

type Tile = {
  r: number
  g: number
  b: number
  luma: number
  square: number
  edges: number
  count: number
}

const createTile = (): Tile => ({ r: 0, g: 0, b: 0, luma: 0, square: 0, edges: 0, count: 0 })

const lumaAt = (data: Pixels['data'], at: number) =>
  0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)

/** Skin of any shade lies in a narrow band of chroma: the best sign of a face without a model. */
const isSkin = (r: number, g: number, b: number): boolean => {
  const cb = 128 - 0.169 * r - 0.331 * g + 0.5 * b
  const cr = 128 + 0.5 * r - 0.419 * g - 0.081 * b
  return cb > 80 && cb < 126 && cr > 136 && cr < 172 && r > 60
}

const collectTiles = ({ data, width, height }: Pixels) => {
  const columns = Math.min(COLUMNS, width)
  const rows = Math.max(1, Math.min(height, Math.round((columns * height) / width)))
  const tiles = Array.from({ length: columns * rows }, createTile)
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(rows - 1, Math.floor((y * rows) / height))
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const tile = tiles[row * columns + Math.min(columns - 1, Math.floor((x * columns) / width))]
      if (!tile) continue
      const luma = lumaAt(data, at)
      tile.r += data[at] ?? 0
      tile.g += data[at + 1] ?? 0
      tile.b += data[at + 2] ?? 0
      tile.luma += luma
      tile.square += luma * luma
      if (x + 1 < width) tile.edges += Math.abs(luma - lumaAt(data, at + 4))
      if (y + 1 < height) tile.edges += Math.abs(luma - lumaAt(data, at + width * 4))
      tile.count += 1
    }
  }
  return { tiles, columns, rows }
}

/** Standard deviation of luminance and strength of edges at which a tile is fully busy. */
const BUSY = { deviation: 45, edges: 36 }
/** Distance of a colour from the picture's mean that stands out fully. */
const OUTSTANDING = 110
const SKIN_WEIGHT = 0.55

/**
 * What the eye goes to: detail, colours unlike the rest, skin; things near the middle more than
 * those at the edge.
 */
export const mapTiles = (pixels: Pixels): TileMap => {
  const { tiles, columns, rows } = collectTiles(pixels)
  const total = tiles.reduce((sum, { count }) => sum + count, 0) || 1
  const mean = (channel: 'b' | 'g' | 'r') =>
    tiles.reduce((sum, tile) => sum + tile[channel], 0) / total
  const [r, g, b] = [mean('r'), mean('g'), mean('b')]
  const weights = Float64Array.from(tiles, (tile, index) => {
    const count = tile.count || 1
    const own = { r: tile.r / count, g: tile.g / count, b: tile.b / count }
    const luma = tile.luma / count
    const deviation = Math.sqrt(Math.max(0, tile.square / count - luma * luma))
    const detail = Math.max(
      clamp(deviation / BUSY.deviation),
      clamp(tile.edges / count / BUSY.edges),
    )
    const contrast = clamp(Math.hypot(own.r - r, own.g - g, own.b - b) / OUTSTANDING)
    const skin = isSkin(own.r, own.g, own.b) ? SKIN_WEIGHT : 0
    const x = ((index % columns) + 0.5) / columns - 0.5
    const y = (Math.floor(index / columns) + 0.5) / rows - 0.5
    const nearness = 1 - 0.6 * clamp(Math.hypot(x, y) / 0.7)
    return clamp((detail * 0.55 + contrast * 0.45 + skin) * nearness)
  })
  return { columns, rows, weights }
}
