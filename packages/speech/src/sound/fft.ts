const swap = (values: Float64Array, a: number, b: number) => {
  const kept = values[a] ?? 0
  values[a] = values[b] ?? 0
  values[b] = kept
}

/** Bit-reversal permutation. */
const reorder = (real: Float64Array, imaginary: Float64Array) => {
  const size = real.length
  for (let index = 1, mirror = 0; index < size; index += 1) {
    let bit = size >> 1
    for (; mirror & bit; bit >>= 1) mirror ^= bit
    mirror ^= bit
    if (index >= mirror) continue
    swap(real, index, mirror)
    swap(imaginary, index, mirror)
  }
}

/** In place; the length is a power of two. */
export const fft = (real: Float64Array, imaginary: Float64Array): void => {
  reorder(real, imaginary)
  const size = real.length
  for (let length = 2; length <= size; length <<= 1) {
    const angle = (-2 * Math.PI) / length
    const half = length / 2
    for (let turn = 0; turn < half; turn += 1) {
      const cos = Math.cos(angle * turn)
      const sin = Math.sin(angle * turn)
      for (let start = turn; start < size; start += length) {
        const other = start + half
        const re = (real[other] ?? 0) * cos - (imaginary[other] ?? 0) * sin
        const im = (real[other] ?? 0) * sin + (imaginary[other] ?? 0) * cos
        real[other] = (real[start] ?? 0) - re
        imaginary[other] = (imaginary[start] ?? 0) - im
        real[start] = (real[start] ?? 0) + re
        imaginary[start] = (imaginary[start] ?? 0) + im
      }
    }
  }
}
