type Size = { width: number; height: number }
type Picture = Size & { rgba: Uint8Array | Uint8ClampedArray }
type Channel = { values: Uint8Array; low: Uint8Array; high: Uint8Array }

/** Side of a spot: about two letters of a title of a small frame. */
const SPOT = 16
const COLOURS = [0, 1, 2]

type Choose = (one: number, other: number) => number

/** Each value becomes the least or the largest of itself and its neighbours before and after, `step` apart. */
const spread = (
  values: Uint8Array,
  { step, length, choose }: { step: number; length: number; choose: Choose },
) => {
  const chosen = new Uint8Array(values.length)
  for (let index = 0; index < values.length; index += 1) {
    const at = Math.floor(index / step) % length
    const value = values[index] ?? 0
    const before = at > 0 ? (values[index - step] ?? 0) : value
    const after = at < length - 1 ? (values[index + step] ?? 0) : value
    chosen[index] = choose(value, choose(before, after))
  }
  return chosen
}

const readChannel = ({ rgba, width, height }: Picture, colour: number): Channel => {
  const values = new Uint8Array(width * height)
  for (let at = 0; at < values.length; at += 1) values[at] = rgba[at * 4 + colour] ?? 0
  const around = (choose: Choose) => {
    const alongRows = spread(values, { step: 1, length: width, choose })
    return spread(alongRows, { step: width, length: height, choose })
  }
  return { values, low: around(Math.min), high: around(Math.max) }
}

/** How far each pixel of one picture is from all pixels of the other within one pixel of its place. */
const addExcess = (excess: Float32Array, one: Channel, other: Channel) => {
  for (let at = 0; at < excess.length; at += 1) {
    const value = one.values[at] ?? 0
    const away = Math.max(value - (other.high[at] ?? 0), (other.low[at] ?? 0) - value)
    if (away > (excess[at] ?? 0)) excess[at] = away
  }
}

const meanOf = (values: Float32Array, { width, x, y }: { width: number; x: number; y: number }) => {
  let sum = 0
  for (let row = y; row < y + SPOT; row += 1) {
    for (let column = x; column < x + SPOT; column += 1) sum += values[row * width + column] ?? 0
  }
  return sum / (SPOT * SPOT)
}

/**
 * The mean difference (0–255, of the colour that differs most) of the spot in which two pictures differ most. What is
 * moved by no more than a pixel does not differ: two engines round the places and the edges of letters in two ways.
 */
export const worstSpot = (one: Picture, other: Picture): number => {
  const { width, height } = one
  if (width !== other.width || height !== other.height) throw new Error('sizes differ')
  const excess = new Float32Array(width * height)
  for (const colour of COLOURS) {
    const left = readChannel(one, colour)
    const right = readChannel(other, colour)
    addExcess(excess, left, right)
    addExcess(excess, right, left)
  }
  let worst = 0
  for (let y = 0; y + SPOT <= height; y += SPOT / 2) {
    for (let x = 0; x + SPOT <= width; x += SPOT / 2) {
      worst = Math.max(worst, meanOf(excess, { width, x, y }))
    }
  }
  return worst
}
