export type Grey = { width: number; height: number; values: Uint8Array | Uint8ClampedArray }

const WINDOW = 8
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

const windowSsim = (a: Grey, b: Grey, left: number, top: number): number => {
  let sumA = 0
  let sumB = 0
  let squareA = 0
  let squareB = 0
  let product = 0
  for (let y = top; y < top + WINDOW; y += 1) {
    for (let x = left; x < left + WINDOW; x += 1) {
      const p = a.values[y * a.width + x] ?? 0
      const q = b.values[y * b.width + x] ?? 0
      sumA += p
      sumB += q
      squareA += p * p
      squareB += q * q
      product += p * q
    }
  }
  const count = WINDOW * WINDOW
  const meanA = sumA / count
  const meanB = sumB / count
  const varianceA = squareA / count - meanA ** 2
  const varianceB = squareB / count - meanB ** 2
  const covariance = product / count - meanA * meanB
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  )
}

/** Structural similarity; 1 means identical. */
export const ssim = (a: Grey, b: Grey): number => {
  if (a.width !== b.width || a.height !== b.height) throw new Error('sizes differ')
  let sum = 0
  let count = 0
  for (let y = 0; y + WINDOW <= a.height; y += WINDOW / 2) {
    for (let x = 0; x + WINDOW <= a.width; x += WINDOW / 2) {
      sum += windowSsim(a, b, x, y)
      count += 1
    }
  }
  return sum / count
}

/** Luma of RGBA pixels, in video range. */
export const greyOf = (rgba: Uint8ClampedArray, width: number, height: number): Grey => {
  const values = new Uint8Array(width * height)
  for (let at = 0; at < values.length; at += 1) {
    const [r = 0, g = 0, b = 0] = rgba.subarray(at * 4, at * 4 + 3)
    values[at] = Math.round(16 + 0.1826 * r + 0.6142 * g + 0.062 * b)
  }
  return { width, height, values }
}
