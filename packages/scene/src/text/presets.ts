import type { TextStyle } from '@kadr/contract/studio/scene/text'
import type { TextPreset } from '@kadr/contract/studio/slideshow'
import { parseColour } from '../key/yuv.ts'

const BASE: TextStyle = {
  font: 'montserrat',
  weight: 'heavy',
  size: 92,
  minSize: 40,
  lineHeight: 1.16,
  letterSpacing: 0,
  isUppercase: false,
  colour: '#ffffff',
  accent: '#ffd84d',
  outline: null,
  shadow: null,
  plate: null,
}

export const TEXT_PRESETS: Record<TextPreset, { name: string; style: TextStyle }> = {
  outline: {
    name: 'Обводка',
    style: {
      ...BASE,
      outline: { colour: '#000000', width: 9 },
      shadow: { colour: '#00000066', blur: 14, x: 0, y: 6 },
    },
  },
  plate: {
    name: 'Плашка',
    style: {
      ...BASE,
      weight: 'bold',
      size: 76,
      lineHeight: 1.24,
      plate: { colour: '#101218cc', per: 'block', padding: 44, radius: 36 },
    },
  },
  highlight: {
    name: 'Маркер',
    style: {
      ...BASE,
      size: 80,
      lineHeight: 1.34,
      colour: '#14151a',
      accent: '#d81e5b',
      plate: { colour: '#ffffff', per: 'line', padding: 26, radius: 20 },
    },
  },
  shadow: {
    name: 'Тень',
    style: {
      ...BASE,
      weight: 'bold',
      shadow: { colour: '#000000cc', blur: 26, x: 0, y: 8 },
    },
  },
  headline: {
    name: 'Заголовок',
    style: {
      ...BASE,
      font: 'oswald',
      size: 132,
      minSize: 56,
      lineHeight: 1.08,
      isUppercase: true,
      letterSpacing: 1,
      shadow: { colour: '#00000099', blur: 22, x: 0, y: 8 },
    },
  },
  note: {
    name: 'От руки',
    style: {
      ...BASE,
      font: 'caveat',
      weight: 'bold',
      size: 120,
      minSize: 56,
      lineHeight: 1,
      outline: { colour: '#00000080', width: 5 },
    },
  },
}

/** Perceived brightness, 0–1. */
const measureBrightness = (colour: string): number => {
  const { r, g, b } = parseColour(colour)
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
}

/** The given accent, or the style's own where a light accent would be unreadable on a light plate. */
export const chooseAccent = (style: TextStyle, accent: string): string =>
  style.plate && measureBrightness(style.plate.colour) > 0.6 && measureBrightness(accent) > 0.5
    ? style.accent
    : accent
