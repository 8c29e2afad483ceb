export type YuvColour = { y: number; u: number; v: number }

/** BT.709, limited range, as in all rendered frames. */
export const toYuv = ({ r, g, b }: { r: number; g: number; b: number }): YuvColour => ({
  y: 16 + 0.1826 * r + 0.6142 * g + 0.062 * b,
  u: 128 - 0.1006 * r - 0.3386 * g + 0.4392 * b,
  v: 128 + 0.4392 * r - 0.3989 * g - 0.0403 * b,
})

export const parseColour = (colour: string): { r: number; g: number; b: number } => ({
  r: Number.parseInt(colour.slice(1, 3), 16),
  g: Number.parseInt(colour.slice(3, 5), 16),
  b: Number.parseInt(colour.slice(5, 7), 16),
})
