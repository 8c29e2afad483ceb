import { fft } from './fft.ts'
import { STEP_SECONDS } from './loudness.ts'
import type { Sound } from './pcm.ts'

const RATE = 16_000
const STEP = RATE * STEP_SECONDS
const WINDOW = 400
const SIZE = 512
const BANDS = 26
export const FEATURES = 13

/** Resamples for feature extraction, averaging as a low-pass filter. */
const resample = ({ samples, rate }: Sound): Float64Array => {
  const ratio = rate / RATE
  const result = new Float64Array(Math.floor(samples.length / ratio))
  for (const index of result.keys()) {
    const from = index * ratio
    const whole = Math.floor(from)
    const share = from - whole
    result[index] = (samples[whole] ?? 0) * (1 - share) + (samples[whole + 1] ?? 0) * share
  }
  return result
}

const toMel = (hertz: number) => 1127 * Math.log(1 + hertz / 700)
const toHertz = (mel: number) => 700 * (Math.exp(mel / 1127) - 1)

const BAND_EDGES = Array.from({ length: BANDS + 2 }, (_, index) => {
  const low = toMel(80)
  const mel = low + ((toMel(7600) - low) * index) / (BANDS + 1)
  return (toHertz(mel) * SIZE) / RATE
})

/** Triangular weights of one mel band. */
const bandWeights = (band: number): Float64Array => {
  const [left = 0, middle = 0, right = 0] = BAND_EDGES.slice(band, band + 3)
  return Float64Array.from({ length: SIZE / 2 + 1 }, (_, bin) => {
    if (bin <= left || bin >= right) return 0
    return bin < middle ? (bin - left) / (middle - left) : (right - bin) / (right - middle)
  })
}
const WEIGHTS = Array.from({ length: BANDS }, (_, band) => bandWeights(band))
const HAMMING = Float64Array.from(
  { length: WINDOW },
  (_, index) => 0.54 - 0.46 * Math.cos((2 * Math.PI * index) / (WINDOW - 1)),
)
const COSINES = Array.from({ length: FEATURES }, (_, row) =>
  Float64Array.from({ length: BANDS }, (__, band) =>
    Math.cos((Math.PI * row * (band + 0.5)) / BANDS),
  ),
)

const EMPHASIS = 0.97

const bandsAt = (sound: Float64Array, from: number): Float64Array => {
  const real = new Float64Array(SIZE)
  const imaginary = new Float64Array(SIZE)
  for (let index = 0; index < WINDOW; index += 1) {
    const sample = (sound[from + index] ?? 0) - EMPHASIS * (sound[from + index - 1] ?? 0)
    real[index] = sample * (HAMMING[index] ?? 0)
  }
  fft(real, imaginary)
  return Float64Array.from(WEIGHTS, (weights) => {
    let energy = 50
    for (const [bin, weight] of weights.entries())
      if (weight > 0) energy += weight * ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2)
    return Math.log(energy)
  })
}

/** Normalises each feature to mean 0 and deviation 1: removes differences of voice and room. */
const normalise = (rows: Float32Array[]): void => {
  for (let feature = 0; feature < FEATURES; feature += 1) {
    let sum = 0
    let squares = 0
    for (const row of rows) {
      sum += row[feature] ?? 0
      squares += (row[feature] ?? 0) ** 2
    }
    const mean = sum / Math.max(1, rows.length)
    const spread = Math.sqrt(Math.max(1e-9, squares / Math.max(1, rows.length) - mean ** 2))
    for (const row of rows) row[feature] = ((row[feature] ?? 0) - mean) / spread
  }
}

/** Cepstral features, one row per 10 ms. */
export const featuresOf = (sound: Sound): Float32Array[] => {
  const plain = resample(sound)
  const rows: Float32Array[] = []
  for (let from = 0; from < plain.length; from += STEP) {
    // The window is centred on its moment.
    const bands = bandsAt(plain, from - (WINDOW - STEP) / 2)
    rows.push(
      Float32Array.from(COSINES, (cosines) => {
        let sum = 0
        for (const [band, cosine] of cosines.entries()) sum += cosine * (bands[band] ?? 0)
        return sum
      }),
    )
  }
  normalise(rows)
  return rows
}
