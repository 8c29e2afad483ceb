import type { Layer } from '@kadr/contract/studio/scene/scene'
import { resizeText } from '../../director/picture-look.ts'
import { type FootageContext, STANDING } from './context.ts'
import { findFace } from './find-face.ts'

const TITLE_SECONDS = 3.2
/** Text size relative to titles, by length. */
const SHARES = [
  { letters: 24, share: 0.86 },
  { letters: 48, share: 0.7 },
  { letters: Number.POSITIVE_INFINITY, share: 0.58 },
]
/** Heights above the face and, with captions there, below it. */
const HEIGHTS = { above: [240, 560], tight: [222, 410], below: [1120, 1490] } as const
/** Of the size, above a face that is near. */
const TIGHT = 0.74
const LEAVE = { kind: 'fade', toward: 'up', seconds: 0.25 } as const

/** A near face leaves a narrow strip above the eyes. */
const chooseHeights = (context: FootageContext, layers: readonly Layer[]): keyof typeof HEIGHTS => {
  const { page, place } = context
  if (place === 'top') return 'below'
  const [, until] = HEIGHTS.above
  const isNear = [0.1, 1, 2].some((seconds) => {
    const face = findFace(context, { layers, seconds })
    return (
      face !== undefined &&
      face.y < page.y(until) &&
      face.y + face.height > page.y(HEIGHTS.above[0])
    )
  })
  return isNear ? 'tight' : 'above'
}

/** The words that make people stay: on screen from the first frame, off the face. */
export const buildTitleLayers = (context: FootageContext, layers: readonly Layer[]): Layer[] => {
  const { form, look, page, filmed } = context
  const text = form.title.trim()
  if (text === '') return []
  const heights = chooseHeights(context, layers)
  const [top, bottom] = HEIGHTS[heights]
  const own = SHARES.find(({ letters }) => text.length <= letters)?.share ?? 0.6
  const share = heights === 'tight' ? own * TIGHT : own
  return [
    {
      ...STANDING,
      id: 'title',
      kind: 'text',
      text,
      start: 0,
      duration: Math.min(TITLE_SECONDS, filmed),
      leave: filmed > TITLE_SECONDS ? LEAVE : null,
      style: {
        ...resizeText(look.title, Math.round(look.title.size * share * page.k)),
        accent: look.accent,
      },
      box: page.box(page.left, top, page.right - page.left, bottom),
      align: 'center',
      anchor: heights === 'below' ? 'bottom' : 'top',
    },
  ]
}
