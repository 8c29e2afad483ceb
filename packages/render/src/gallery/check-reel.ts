import {
  type Box,
  type Layer,
  type Scene,
  type ShapeLayer,
  scene as sceneShape,
  type TextLayer,
} from '@kadr/contract/studio/scene/scene'
import { draw } from '@kadr/scene/draw/draw'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { contrastOf } from '@kadr/scene/styles/colour/oklch'
import { createPage, getWordsBox } from '@kadr/scene/styles/page'
import { layoutText } from '@kadr/scene/text/layout/layout-text'
import type { TextLayout } from '@kadr/scene/text/layout/text-layout'
import * as z from 'zod/mini'
import { registerFonts } from '../fonts.ts'
import { createAssets, createSurface, type SkiaSurface } from '../surface.ts'

/** Giant figures, quotation marks and tickers are decoration: they may leave the safe zone. */
const DECORATION = /( giant| ticker| quotation mark| figure| unit)$/
/** Decoration that text may overlap, or whose letters are far smaller than their line box. */
const BEHIND = /( giant| ticker| quotation mark)$/
const HEADER = /( brand| number)$/
const SIDE_SLACK = 14
const BOTTOM_SLACK = 22
const TOP_SLACK = 20
/** Text may be drawn at least at this share of the size set by the style. */
const SHRINK = 0.95
const MIN_CONTRAST = 4.5
const SCALE = 0.2
const HANGING = /(?:^|\s)(?:в|к|с|о|у|и|а|на|по|за|из|от|до|не|но|без|для|под|при|про|или)$/iu

type PlacedText = { layer: TextLayer; layout: TextLayout }

const isFilled = ({ paint }: ShapeLayer) => paint.kind !== 'none'

const isText = (layer: Layer): layer is TextLayer => layer.kind === 'text'

const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Boxes around lowercase letters: line boxes of tight lines overlap even when letters do not. */
const inkBoxes = ({ layout }: PlacedText): Box[] =>
  layout.lines
    .filter(({ words }) => words.length > 0)
    .map(({ box, baseline, size }) => ({
      x: box.x,
      width: box.width,
      y: baseline - size * 0.7,
      height: size * 0.72,
    }))

const checkPlace = ({ layer, layout }: PlacedText, words: Box): string[] => {
  if (DECORATION.test(layer.id)) return []
  const { x, y, width, height } = layout.block
  const isOut =
    x < words.x - SIDE_SLACK ||
    x + width > words.x + words.width + SIDE_SLACK ||
    y < words.y - TOP_SLACK ||
    y + height > words.y + words.height + BOTTOM_SLACK
  return isOut ? [`${layer.id} leaves the safe zone`] : []
}

const checkFit = ({ layer, layout }: PlacedText): string[] => {
  const wanted = layer.text.split('\n').length
  if (DECORATION.test(layer.id)) return []
  if (layout.lines.length !== wanted) return [`${layer.id} is broken into ${layout.lines.length}`]
  return layout.ratio < SHRINK ? [`${layer.id} is shrunk to ${layout.ratio.toFixed(2)}`] : []
}

const checkHanging = ({ layer, layout }: PlacedText): string[] =>
  layout.lines
    .slice(0, -1)
    .map(({ words }) => words.map(({ text }) => text).join(' '))
    .filter((line) => HANGING.test(line))
    .map((line) => `${layer.id} ends a line with «${line.split(/\s/).at(-1)}»`)

const checkOverlaps = (placed: readonly PlacedText[]): string[] =>
  placed.flatMap((one, index) =>
    placed.slice(index + 1).flatMap((other) => {
      if (BEHIND.test(one.layer.id) || BEHIND.test(other.layer.id)) return []
      const hits = inkBoxes(one).some((a) => inkBoxes(other).some((b) => overlap(a, b) > 40))
      return hits ? [`${one.layer.id} and ${other.layer.id} overlap`] : []
    }),
  )

/** Objects and pictures drawn over words. */
const checkCovered = (placed: readonly PlacedText[], layers: readonly Layer[]): string[] =>
  placed
    .filter(({ layer }) => !DECORATION.test(layer.id))
    .flatMap((text) => {
      const above = layers.slice(layers.indexOf(text.layer) + 1)
      return above
        .filter(
          ({ kind, id }) => kind === 'object' || (kind === 'picture' && !id.endsWith(' logo')),
        )
        .filter(({ box }) => {
          // The corners of an object's box are empty.
          const inset = Math.min(box.width, box.height) * 0.14
          const body = {
            x: box.x + inset,
            y: box.y + inset,
            width: box.width - inset * 2,
            height: box.height - inset * 2,
          }
          return inkBoxes(text).some((ink) => overlap(ink, body) > 60)
        })
        .map((over) => `${text.layer.id} is covered by ${over.id}`)
    })

const toHex = (value: number) => value.toString(16).padStart(2, '0')

const readColour = (surface: SkiaSurface, x: number, y: number): string => {
  const left = Math.min(surface.width - 1, Math.max(0, Math.round(x * SCALE)))
  const top = Math.min(surface.height - 1, Math.max(0, Math.round(y * SCALE)))
  const { data } = surface.brush.getImageData(left, top, 1, 1)
  return `#${toHex(data[0] ?? 0)}${toHex(data[1] ?? 0)}${toHex(data[2] ?? 0)}`
}

const SAMPLES = 5

/** Contrast of the letters with the shapes and pictures that lie under them. */
const checkContrast = ({ layer, layout }: PlacedText, under: SkiaSurface): string[] => {
  if (BEHIND.test(layer.id)) return []
  const { style, mark } = layer
  if (
    mark &&
    mark.kind !== 'colour' &&
    contrastOf(mark.ink, mark.colour.slice(0, 7)) < MIN_CONTRAST
  )
    return [`${layer.id} key phrase has low contrast`]
  const worst = layout.lines.flatMap(({ words, baseline, size }) =>
    words.flatMap((word) => {
      const isMarked = word.isAccent && mark !== undefined
      if (isMarked && mark.kind !== 'colour') return []
      const ink = isMarked ? mark.ink : style.colour
      return Array.from({ length: SAMPLES }, (_, at) => {
        const x = word.x + (word.width * (at + 0.5)) / SAMPLES
        const colour =
          style.plate?.colour.slice(0, 7) ?? readColour(under, x, baseline - size * 0.3)
        return contrastOf(ink, colour)
      })
    }),
  )
  const sorted = worst.toSorted((a, b) => a - b)
  // Grain and specks make single points darker or lighter.
  const low = sorted[Math.ceil(sorted.length * 0.12)]
  return low !== undefined && low < MIN_CONTRAST
    ? [`${layer.id} has contrast ${low.toFixed(1)}`]
    : []
}

/** The renderer refuses a scene that is not of the contract's shape. */
const checkShape = (scene: Scene): string[] => {
  const { error } = z.safeParse(sceneShape, scene)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

/** So it refuses layers of one name. */
const checkIds = ({ layers }: Scene): string[] => {
  const ids = layers.map(({ id }) => id)
  return ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `${id} is there twice`)
}

/**
 * What is wrong with the words of a scene whose layers are named «slide part»: outside the safe
 * zone, cut, overlapping, covered, hanging prepositions, low contrast.
 */
export const checkWords = (scene: Scene, slideIds: readonly string[]): string[] => {
  registerFonts(scene)
  const measuring = createSurface({ width: 8, height: 8 }).brush
  const words = getWordsBox(createPage(scene.aspect))
  const { width, height } = getCanvasSize(scene.aspect)
  const assets = createAssets({})
  const found = slideIds.flatMap((id) => {
    const layers = scene.layers.filter((layer) => layer.id.startsWith(`${id} `))
    const placed = layers
      .filter(isText)
      .map((layer) => ({ layer, layout: layoutText(measuring, { ...layer, isGlued: true }) }))
    const grounds = layers
      .filter((layer) => layer.id.endsWith(' giant') || (layer.kind === 'shape' && isFilled(layer)))
      .map((layer) => ({ ...layer, start: 0, enter: null, leave: null, duration: 1 }))
    const under = createSurface({ width: width * SCALE, height: height * SCALE })
    const still = { ...scene, seconds: 1, layers: grounds }
    draw({ brush: under.brush, scene: still, seconds: 0.5, assets, scale: SCALE })
    return [
      ...placed.flatMap((text) => [
        ...(HEADER.test(text.layer.id) ? [] : checkPlace(text, words)),
        ...checkFit(text),
        ...checkHanging(text),
        ...checkContrast(text, under),
      ]),
      ...checkOverlaps(placed),
      ...checkCovered(placed, layers),
    ]
  })
  return [...checkShape(scene), ...checkIds(scene), ...found]
}
