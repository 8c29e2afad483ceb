export type Picture = { bytes: Uint8Array; width: number; height: number }

/** A square of a picture in its pixels. */
export type Region = { x: number; y: number; side: number }

/** Fills the net's picture with a square of another one, black where it reaches over the edge. */
export const samplePicture = (
  { bytes, width, height }: Picture,
  { region, side, into }: { region: Region; side: number; into: Float32Array },
): void => {
  const step = region.side / side
  for (let row = 0; row < side; row += 1) {
    const y = region.y + (row + 0.5) * step - 0.5
    const top = Math.floor(y)
    const down = y - top
    for (let column = 0; column < side; column += 1) {
      const at = (row * side + column) * 3
      const x = region.x + (column + 0.5) * step - 0.5
      const left = Math.floor(x)
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) {
        into.fill(-1, at, at + 3)
        continue
      }
      const right = x - left
      const first = (top * width + left) * 3
      const second = first + width * 3
      for (let colour = 0; colour < 3; colour += 1) {
        const upper =
          (bytes[first + colour] ?? 0) * (1 - right) + (bytes[first + 3 + colour] ?? 0) * right
        const lower =
          (bytes[second + colour] ?? 0) * (1 - right) + (bytes[second + 3 + colour] ?? 0) * right
        into[at + colour] = (upper * (1 - down) + lower * down) / 127.5 - 1
      }
    }
  }
}
