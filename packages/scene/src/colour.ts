import type { TextStyle } from '@kadr/contract/scene-text'
import { clamp, mix } from './easing.ts'
import { parseColour } from './key/yuv.ts'

const hex = (value: number) =>
  Math.round(clamp(value, 0, 255))
    .toString(16)
    .padStart(2, '0')

/** Linear mix; share 0 gives the first colour. */
export const mixColours = (first: string, second: string, share: number): string => {
  const a = parseColour(first)
  const b = parseColour(second)
  return `#${hex(mix(a.r, b.r, share))}${hex(mix(a.g, b.g, share))}${hex(mix(a.b, b.b, share))}`
}

export const withAlpha = (colour: string, alpha: number): string =>
  `${colour.slice(0, 7)}${hex(alpha * 255)}`

/** Perceived brightness, 0–1. */
export const measureBrightness = (colour: string): number => {
  const { r, g, b } = parseColour(colour)
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
}

/**
 * Accent colour of a text style: a light accent is unreadable on a light plate, which brings its
 * own.
 */
export const chooseAccent = (style: TextStyle, accent: string): string =>
  style.plate && measureBrightness(style.plate.colour) > 0.6 && measureBrightness(accent) > 0.5
    ? style.accent
    : accent

/** Maximum luminance behind white text. */
const MAX_LUMINANCE_UNDER_WHITE = 0.42

/** Darkens a colour until white text is readable on it; keeps the hue. */
export const darkenForWhiteText = (colour: string): string => {
  const brightness = measureBrightness(colour)
  return brightness <= MAX_LUMINANCE_UNDER_WHITE
    ? colour.slice(0, 7)
    : mixColours(colour, '#000000', 1 - MAX_LUMINANCE_UNDER_WHITE / brightness)
}

/** Minimum luminance of text on a dark background. */
const MIN_LUMINANCE_ON_DARK = 0.6

/** Lightens a colour until it is readable on a dark background; keeps the hue. */
export const lightenForDarkBackground = (colour: string): string => {
  const brightness = measureBrightness(colour)
  return brightness >= MIN_LUMINANCE_ON_DARK
    ? colour.slice(0, 7)
    : mixColours(colour, '#ffffff', (MIN_LUMINANCE_ON_DARK - brightness) / (1 - brightness))
}
