import type { Box, Layer } from '@kadr/contract/studio/scene/scene'
import type { TextPosition } from '@kadr/contract/studio/slideshow'
import type { Insert } from '@kadr/contract/studio/talking-head'
import type { AssetFacts } from '../document/asset-facts.ts'
import { getCanvasBox } from '../geometry/canvas-size.ts'
import { getSafeBox } from '../geometry/safe-zones.ts'
import type { Page } from '../styles/page.ts'

/** Where inserts are shown. */
export type InsertPlace = {
  page: Page
  /** Of the captions. */
  place: TextPosition
  /** Of the reel. */
  seconds: number
}

const MIN_SECONDS = 0.4
const FADE_SECONDS = 0.25
const CENTRE = { x: 0.5, y: 0.5 }
/** White border of a card, in points. */
const FRAME = 10

/** Top of a card: between the captions and the head, clear of the controls of social apps. */
const CARD_TOP: Record<TextPosition, number> = { top: 630, center: 250, bottom: 250 }
const CARD_WIDTH: Record<TextPosition, number> = { top: 760, center: 640, bottom: 560 }

const WIDE = 16 / 9
/** A card is as high as a wide one; a narrower picture makes it narrower, down to this. */
const NARROWEST = 9 / 16
/** Less than this share of a picture left by a crop cuts its words. */
const LEAST_SHOWN = 0.72

/** The card shows the whole picture: a headline in it stays readable. */
const cardBox = ({ page, place }: InsertPlace, ratio = WIDE): Box => {
  const safe = getSafeBox(page.aspect)
  const widest = CARD_WIDTH[place] * page.k
  const height = Math.round(widest / Math.max(WIDE, ratio))
  const width = ratio >= WIDE ? widest : Math.round(height * Math.max(NARROWEST, ratio))
  return { x: safe.x + (safe.width - width) / 2, y: page.y(CARD_TOP[place]), width, height }
}

const isCutByCrop = ({ width, height }: Box, ratio: number): boolean => {
  const own = width / height
  return Math.min(own, ratio) / Math.max(own, ratio) < LEAST_SHOWN
}

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
})

const buildInsertLayer = (
  { id, asset, start, end, layout }: Insert,
  { shown, known }: { shown: InsertPlace; known: AssetFacts },
): Layer[] => {
  const { page, seconds } = shown
  const duration = Math.min(end, seconds) - start
  if (start >= seconds || duration < MIN_SECONDS) return []
  const isCard = layout === 'card'
  const kind = isCard ? ('pop' as const) : ('fade' as const)
  const passage = { kind, toward: 'up', seconds: FADE_SECONDS } as const
  const box = isCard ? cardBox(shown, known.ratio) : getCanvasBox(page.aspect)
  const span = { start, duration, opacity: 1, enter: passage, leave: passage }
  const common = { ...span, id: `insert ${id}`, asset, box, fit: 'cover', focus: CENTRE } as const
  const media: Layer =
    known.kind === 'video'
      ? { ...common, kind: 'clip', from: 0, until: null, isLooped: true, isFlipped: false }
      : {
          ...common,
          kind: 'picture',
          fit: known.ratio !== undefined && isCutByCrop(box, known.ratio) ? 'blurred' : 'cover',
          motion: {
            kind: 'travel',
            from: { zoom: 1, x: 0.5, y: 0.5 },
            to: { zoom: 1.08, x: 0.5, y: 0.5 },
            easing: 'linear',
          },
        }
  if (!isCard) return [media]
  const frame: Layer = {
    ...span,
    id: `insert ${id} frame`,
    kind: 'shape',
    shape: 'rectangle',
    radius: 0,
    box: grow(box, FRAME),
    paint: { kind: 'solid', colour: '#ffffff' },
  }
  return [frame, media]
}

/** Pictures and clips over a person, full-size or as cards. */
export const buildInserts = (
  inserts: readonly Insert[],
  {
    layout,
    facts,
    ...shown
  }: InsertPlace & { layout: Insert['layout']; facts: ReadonlyMap<string, AssetFacts> },
): Layer[] =>
  inserts
    .filter((insert) => insert.layout === layout)
    .flatMap((insert) => {
      const known = facts.get(insert.asset)
      if (!known || known.kind === 'audio') return []
      return buildInsertLayer(insert, { shown, known })
    })
