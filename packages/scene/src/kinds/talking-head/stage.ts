import type { Aspect, Box } from '@kadr/contract/scene'
import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import { getCanvasBox } from '../../canvas-size.ts'
import { getSafeBox } from '../../safe-zones.ts'
import type { TalkingHeadTemplate } from './templates.ts'

/** Positions of the presenter, of captions below a window, and of the speaker's name. */
export type Stage = {
  view: Box
  /** Below the window; null when captions are over the picture. */
  words: Box | null
  speaker: { x: number; y: number; anchor: 'bottom' | 'top' }
}

const WORDS_HEIGHT = 270
const GAP = 36
/** Row for the speaker's name below a window. */
const SPEAKER_ROOM = 128
/** Side margins of a card; the apps' controls are above it. */
const CARD_SIDE = 56
const CARD_TOP: Record<Aspect, number> = { '9:16': 120, '4:5': CARD_SIDE, '1:1': CARD_SIDE }

const hasName = ({ speaker }: TalkingHeadForm) => speaker.name.trim() !== ''

/** Captions below the window shrink it; in other positions they take no room. */
const areWordsUnder = ({ captions }: TalkingHeadForm, template: TalkingHeadTemplate) =>
  captions.style !== 'none' && (captions.position ?? 'bottom') === template.captions.position

const computeCardStage = (form: TalkingHeadForm, isUnder: boolean): Stage => {
  const whole = getCanvasBox(form.aspect)
  const safe = getSafeBox(form.aspect)
  const left = Math.max(safe.x, CARD_SIDE)
  const bottom = safe.y + safe.height
  const wordsTop = bottom - (isUnder ? WORDS_HEIGHT : 0)
  const top = CARD_TOP[form.aspect]
  const end = wordsTop - (isUnder ? GAP : 0) - (hasName(form) ? SPEAKER_ROOM : 0)
  const words = { x: left, y: wordsTop, width: safe.x + safe.width - left, height: WORDS_HEIGHT }
  return {
    view: { x: CARD_SIDE, y: top, width: whole.width - CARD_SIDE * 2, height: end - top },
    words: isUnder ? words : null,
    speaker: { x: left, y: wordsTop - (isUnder ? GAP / 2 : 0), anchor: 'bottom' },
  }
}

const computeTopStage = ({ aspect }: TalkingHeadForm, isUnder: boolean): Stage => {
  const whole = getCanvasBox(aspect)
  const safe = getSafeBox(aspect)
  const bottom = safe.y + safe.height
  const inset = whole.width - safe.x - safe.width
  const height = bottom - (isUnder ? WORDS_HEIGHT + GAP : 0)
  const words = { x: inset, y: bottom - WORDS_HEIGHT, width: whole.width - inset * 2 }
  return {
    view: { ...whole, height },
    words: isUnder ? { ...words, height: WORDS_HEIGHT } : null,
    speaker: { x: safe.x, y: height - GAP, anchor: 'bottom' },
  }
}

export const computeStage = (form: TalkingHeadForm, template: TalkingHeadTemplate): Stage => {
  const isUnder = areWordsUnder(form, template)
  if (template.window?.shape === 'card') return computeCardStage(form, isUnder)
  if (template.window) return computeTopStage(form, isUnder)
  const { x, y, height } = getSafeBox(form.aspect)
  const position = form.captions.position ?? template.captions.position
  return {
    view: getCanvasBox(form.aspect),
    words: null,
    // Above the head, unless captions are there.
    speaker: position === 'top' ? { x, y: y + height, anchor: 'bottom' } : { x, y, anchor: 'top' },
  }
}
