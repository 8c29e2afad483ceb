import type { TextStyle } from '@kadr/contract/scene-text'
import { clamp, mix } from './easing.ts'
import { parseColour } from './key/yuv.ts'

const hex = (value: number) =>
  Math.round(clamp(value, 0, 255))
    .toString(16)
    .padStart(2, '0')

/** Between two colours; 0 is the first. */
export const mixColours = (first: string, second: string, share: number): string => {
  const a = parseColour(first)
  const b = parseColour(second)
  return `#${hex(mix(a.r, b.r, share))}${hex(mix(a.g, b.g, share))}${hex(mix(a.b, b.b, share))}`
}

/** The same colour, seen through. */
export const withAlpha = (colour: string, alpha: number): string =>
  `${colour.slice(0, 7)}${hex(alpha * 255)}`

/** How bright it looks, 0–1. */
export const brightnessOf = (colour: string): number => {
  const { r, g, b } = parseColour(colour)
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
}

/** The accent of a text style: a light one is lost on a light plate, which has its own. */
export const accentOn = (style: TextStyle, accent: string): string =>
  style.plate && brightnessOf(style.plate.colour) > 0.6 && brightnessOf(accent) > 0.5
    ? style.accent
    : accent

/** White letters are read on this much. */
const DARK_ENOUGH = 0.42

/** A colour that white text can stand on: a light one is darkened and stays itself. */
export const forWhiteText = (colour: string): string => {
  const brightness = brightnessOf(colour)
  return brightness <= DARK_ENOUGH
    ? colour.slice(0, 7)
    : mixColours(colour, '#000000', 1 - DARK_ENOUGH / brightness)
}

/** Letters of this brightness are read on dark. */
const LIGHT_ENOUGH = 0.6

/** A colour that is read on dark: a dark one is lightened and stays itself. */
export const forDarkGround = (colour: string): string => {
  const brightness = brightnessOf(colour)
  return brightness >= LIGHT_ENOUGH
    ? colour.slice(0, 7)
    : mixColours(colour, '#ffffff', (LIGHT_ENOUGH - brightness) / (1 - brightness))
}
