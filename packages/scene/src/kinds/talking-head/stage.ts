import type { Aspect, Box } from '@kadr/contract/scene'
import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import { wholeCanvas } from '../../canvas-size.ts'
import { safeBox } from '../../safe-zones.ts'
import type { TalkingHeadTemplate } from './templates.ts'

/** Where the presenter is seen, where words stand under a window, and how the speaker is named. */
export type Stage = {
  view: Box
  /** Under the window; null when words stand on the picture. */
  words: Box | null
  speaker: { x: number; y: number; anchor: 'bottom' | 'top' }
}

const WORDS_HEIGHT = 270
const GAP = 36
/** A row for the name on paper. */
const SPEAKER_ROOM = 128
/** What stays free at the sides of a card; above it apps draw their own. */
const CARD_SIDE = 56
const CARD_TOP: Record<Aspect, number> = { '9:16': 120, '4:5': CARD_SIDE, '1:1': CARD_SIDE }

const hasName = ({ speaker }: TalkingHeadForm) => speaker.name.trim() !== ''

/** Words under the window push it up; elsewhere they need no room of their own. */
const areWordsUnder = ({ captions }: TalkingHeadForm, template: TalkingHeadTemplate) =>
  captions.style !== 'none' && (captions.position ?? 'bottom') === template.captions.position

const cardStage = (form: TalkingHeadForm, isUnder: boolean): Stage => {
  const whole = wholeCanvas(form.aspect)
  const safe = safeBox(form.aspect)
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

const topStage = ({ aspect }: TalkingHeadForm, isUnder: boolean): Stage => {
  const whole = wholeCanvas(aspect)
  const safe = safeBox(aspect)
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

export const stageOf = (form: TalkingHeadForm, template: TalkingHeadTemplate): Stage => {
  const isUnder = areWordsUnder(form, template)
  if (template.window?.shape === 'card') return cardStage(form, isUnder)
  if (template.window) return topStage(form, isUnder)
  const { x, y, height } = safeBox(form.aspect)
  const position = form.captions.position ?? template.captions.position
  return {
    view: wholeCanvas(form.aspect),
    words: null,
    // Above the head, unless words stand there.
    speaker: position === 'top' ? { x, y: y + height, anchor: 'bottom' } : { x, y, anchor: 'top' },
  }
}
