import type { Page } from '@playwright/test'

/** Tokens of the light scheme that are dark on purpose: buttons, badges, marks of charts. */
const DARK_TOKENS = [
  ...['ink', 'ink-2', 'accent', 'accent-hover', 'draft', 'scheduled', 'working', 'published'],
  ...['failed', 'chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'],
]
/** Reels and pictures have colours of their own, and so have parts coloured by what they show. */
const OWN_COLOURS = 'video, canvas, img, svg, [style*="background"]'

type Rgba = [red: number, green: number, blue: number, alpha: number]

/** Runs in the page. */
const findCrumbs = ({ tokens, own }: { tokens: readonly string[]; own: string }): string[] => {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!pixel) return ['no canvas']
  const read = new Map<string, Rgba>()
  const colourOf = (text: string): Rgba => {
    const known = read.get(text)
    if (known) return known
    pixel.clearRect(0, 0, 1, 1)
    pixel.fillStyle = text
    pixel.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data
    const colour: Rgba = [red, green, blue, alpha / 255]
    read.set(text, colour)
    return colour
  }
  const over = ([r, g, b, alpha]: Rgba, [br, bg, bb]: Rgba): Rgba => [
    r * alpha + br * (1 - alpha),
    g * alpha + bg * (1 - alpha),
    b * alpha + bb * (1 - alpha),
    1,
  ]
  const linear = (value: number) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  const luminance = ([r, g, b]: Rgba) =>
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  const rootStyle = getComputedStyle(document.documentElement)
  const known = tokens
    .map((name) => rootStyle.getPropertyValue(`--color-${name}`).trim())
    .filter(Boolean)
    .map(colourOf)
  // Translucent colours lose a little when they are drawn.
  const isToken = (colour: Rgba) =>
    known.some((token) =>
      [0, 1, 2].every((at) => Math.abs((token[at] ?? 0) - (colour[at] ?? 0)) < 5),
    )
  /** Undefined over a picture or a gradient. */
  const backgroundOf = (element: Element | null): Rgba | undefined => {
    if (!element) return [255, 255, 255, 1]
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundImage !== 'none') return undefined
    const colour = colourOf(backgroundColor)
    if (colour[3] > 0.99) return colour
    const below = backgroundOf(element.parentElement)
    return below && over(colour, below)
  }
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 40)}`
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    )
  const crumbs: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const { width, height } = element.getBoundingClientRect()
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isSeen || width < 2 || height < 2 || element.closest(own)) continue
    const { backgroundColor, color } = getComputedStyle(element)
    const background = colourOf(backgroundColor)
    if (background[3] > 0.5 && luminance(background) < 0.2 && !isToken(background))
      crumbs.push(`dark ${backgroundColor}: ${nameOf(element)}`)
    if (!hasWords(element) || element.closest(':disabled, [aria-disabled=true]')) continue
    const behind = backgroundOf(element)
    if (!behind) continue
    const [one, other] = [luminance(over(colourOf(color), behind)), luminance(behind)]
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    if (contrast < 3) crumbs.push(`contrast ${contrast.toFixed(1)}: ${nameOf(element)}`)
  }
  return crumbs
}

/** Elements that took colours of a dark Telegram or of a dark browser: dark surfaces, words that are not seen. */
export const listDarkCrumbs = (page: Page): Promise<string[]> =>
  page.evaluate(findCrumbs, { tokens: DARK_TOKENS, own: OWN_COLOURS })
