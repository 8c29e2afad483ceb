/** OKLCH: lightness 0–1, chroma, hue in degrees. Equal lightness looks equally light in any hue. */
export type Lch = { l: number; c: number; h: number }

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const toGamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

const readChannel = (hex: string, at: number) =>
  toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)

const readLinear = (hex: string) => ({
  r: readChannel(hex, 1),
  g: readChannel(hex, 3),
  b: readChannel(hex, 5),
})

export const toLch = (hex: string): Lch => {
  const { r, g, b } = readLinear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: lightness,
    c: Math.hypot(a, blue),
    h: ((Math.atan2(blue, a) * 180) / Math.PI + 360) % 360,
  }
}

const toLinearRgb = ({ l, c, h }: Lch): [number, number, number] => {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const isShowable = (colour: Lch) =>
  toLinearRgb(colour).every((value) => value >= -0.001 && value <= 1.001)

const CHROMA_STEP = 0.004

/** The colour as hex, with the largest chroma that sRGB has at this lightness and hue. */
export const lch = (l: number, c: number, h: number): string => {
  let chroma = Math.max(0, c)
  while (chroma > 0 && !isShowable({ l, c: chroma, h })) chroma -= CHROMA_STEP
  const channels = toLinearRgb({ l, c: Math.max(0, chroma), h }).map((value) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${channels.join('')}`
}

const luminanceOf = (hex: string) => {
  const { r, g, b } = readLinear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two opaque colours, 1–21. */
export const contrastOf = (first: string, second: string): number => {
  const [a, b] = [luminanceOf(first), luminanceOf(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const LIGHTNESS_STEP = 0.005

/** The lightest colour of the hue, at most `l`, that has the contrast against the other colour. */
export const darkenUntil = (
  { l, c, h }: Lch,
  { against, contrast }: { against: string; contrast: number },
): number => {
  let lightness = l
  while (lightness > 0.15 && contrastOf(lch(lightness, c, h), against) < contrast)
    lightness -= LIGHTNESS_STEP
  return lightness
}

/** The darkest colour of the hue, at least `l`, that has the contrast against the other colour. */
export const lightenUntil = (
  { l, c, h }: Lch,
  { against, contrast }: { against: string; contrast: number },
): number => {
  let lightness = l
  while (lightness < 0.99 && contrastOf(lch(lightness, c, h), against) < contrast)
    lightness += LIGHTNESS_STEP
  return lightness
}

/** Black or white-like ink, whichever is easier to read on the ground. */
export const chooseInk = (ground: string, { dark, light }: { dark: string; light: string }) =>
  contrastOf(ground, dark) >= contrastOf(ground, light) ? dark : light
