import { createCard } from '@kadr/contract/studio/create-card'
import type { Layer } from '@kadr/contract/studio/scene/scene'
import type { ReelEnding } from '@kadr/contract/studio/slideshow'
import { findStyle } from '../styles/all-styles.ts'
import { animatePieces } from '../styles/animate.ts'
import { type CardLook, dressCard } from './dress-card.ts'
import { getBeatSeconds, type StyledSound } from './schedule.ts'

/** A page after the last word. */
export const ENDING_SECONDS = 2.6

/** A page of the style with the logo, from the end of what was filmed or said to the end of the reel. */
export const buildEndingLayers = ({
  form,
  from: start,
  until: end,
}: {
  form: CardLook & StyledSound & { ending: ReelEnding | null }
  from: number
  until: number
}): Layer[] => {
  const { ending, style } = form
  if (!ending) return []
  const pieces = dressCard(form, {
    card: createCard('cta', { title: ending.title, act: ending.act }),
    index: 1,
    total: 2,
    hasCounter: false,
    photo: null,
    fit: 'framed',
  })
  return animatePieces({
    id: 'ending',
    pieces,
    motion: findStyle(style).motion,
    span: { start, end, shownFrom: start, shownUntil: end },
    beatSeconds: getBeatSeconds(form),
    cut: null,
    isFirst: false,
  })
}
