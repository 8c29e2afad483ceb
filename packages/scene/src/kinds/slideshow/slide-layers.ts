import type { Layer, Transition } from '@kadr/contract/scene'
import type { Slide, SlideshowForm, SlideTransition } from '@kadr/contract/slideshow'
import { getCanvasBox } from '../../canvas-size.ts'
import { getTextBox } from '../../safe-zones.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import type { AssetFacts } from '../kind.ts'
import type { SlideTimes } from './schedule.ts'
import { createSlideMotion } from './slide-motions.ts'
import type { SlideshowTemplate } from './templates.ts'

export type SlideContext = {
  form: SlideshowForm
  template: SlideshowTemplate
  slide: Slide
  index: number
  times: SlideTimes
  transitionSeconds: number
  facts: AssetFacts | undefined
}

const TEXT_ENTER_SECONDS = 0.35
const TEXT_LEAVE_SECONDS = 0.2
/** Text waits for the picture to enter. */
const TEXT_DELAY_SECONDS = 0.15
const DEFAULT_BPM = 100
/** Share of the picture that is darkened under text. */
const SHADED = 0.6
const CENTRE = { x: 0.5, y: 0.5 }

const enterOf = (kind: SlideTransition, seconds: number): Transition | null => {
  if (kind === 'none' || seconds < 0.05) return null
  return { kind: kind === 'push' ? 'slide' : kind, toward: 'left', seconds }
}

/** Only a push moves the outgoing slide; other transitions cover it. */
const leaveOf = (kind: SlideTransition, seconds: number): Transition | null =>
  kind === 'push' && seconds >= 0.05 ? { kind: 'slide', toward: 'left', seconds } : null

const spanOf = ({ form, template, index, times, transitionSeconds }: SlideContext) => {
  const kind = form.transition ?? template.transition
  const isLast = index === form.slides.length - 1
  return {
    start: times.shownFrom,
    duration: times.shownUntil - times.shownFrom,
    opacity: 1,
    enter: index === 0 ? null : enterOf(kind, transitionSeconds),
    leave: isLast ? null : leaveOf(kind, transitionSeconds),
    box: getCanvasBox(form.aspect),
  }
}

const backdrop = (context: SlideContext): Layer => {
  const { template, slide, index } = context
  const { backdrops } = template
  const { from, to, angle } = backdrops[index % backdrops.length] ?? {
    from: '#101322',
    to: '#3146c9',
    angle: 0,
  }
  return {
    ...spanOf(context),
    id: `${slide.id} backdrop`,
    kind: 'shape',
    shape: 'rectangle',
    radius: 0,
    paint: { kind: 'gradient', from, to, angle },
  }
}

const motionOf = ({ form, template, slide, index }: SlideContext) => {
  const own = template.motions[index % template.motions.length] ?? 'still'
  return createSlideMotion({
    motion: slide.motion === 'auto' ? own : slide.motion,
    beatSeconds: 60 / (form.music?.bpm ?? DEFAULT_BPM),
  })
}

const buildMediaLayers = (context: SlideContext): Layer[] => {
  const { slide, facts } = context
  if (!slide.asset || !facts) return [backdrop(context)]
  const common = { ...spanOf(context), asset: slide.asset, focus: CENTRE }
  if (facts.kind !== 'video') {
    const motion = motionOf(context)
    return [{ ...common, id: `${slide.id} picture`, kind: 'picture', fit: slide.fit, motion }]
  }
  const fit = slide.fit === 'cover' ? 'cover' : 'contain'
  const clip: Layer = {
    ...common,
    id: `${slide.id} clip`,
    kind: 'clip',
    fit,
    from: 0,
    until: null,
    isLooped: true,
    isFlipped: false,
  }
  return fit === 'cover' ? [clip] : [backdrop(context), clip]
}

/** Darkens the part of the picture under the text. */
const buildShadeLayers = (context: SlideContext): Layer[] => {
  const { form, template, slide } = context
  const { style } = TEXT_PRESETS[slide.preset ?? template.preset]
  // A plate is its own background.
  if (!slide.text.trim() || template.shade === 0 || !slide.asset || style.plate) return []
  const position = slide.position ?? template.position
  const dark = `#000000${Math.round(template.shade * 255)
    .toString(16)
    .padStart(2, '0')}`
  const whole = getCanvasBox(form.aspect)
  const height = position === 'center' ? whole.height : Math.round(whole.height * SHADED)
  const box = { ...whole, y: position === 'bottom' ? whole.height - height : 0, height }
  const clear = '#00000000'
  return [
    {
      ...spanOf(context),
      id: `${slide.id} shade`,
      box,
      kind: 'shape',
      shape: 'rectangle',
      radius: 0,
      paint:
        position === 'center'
          ? { kind: 'solid', colour: dark }
          : {
              kind: 'gradient',
              from: position === 'top' ? dark : clear,
              to: position === 'top' ? clear : dark,
              angle: 0,
            },
    },
  ]
}

const buildTextLayers = ({ form, template, slide, index, times }: SlideContext): Layer[] => {
  if (!slide.text.trim()) return []
  const position = slide.position ?? template.position
  const { style } = TEXT_PRESETS[slide.preset ?? template.preset]
  const isLast = index === form.slides.length - 1
  const delay = index === 0 ? 0 : TEXT_DELAY_SECONDS
  return [
    {
      id: `${slide.id} text`,
      kind: 'text',
      start: times.start + delay,
      duration: times.end - times.start - delay,
      opacity: 1,
      // The first frame is the thumbnail, so its text must be visible at once.
      enter:
        index === 0
          ? null
          : { kind: template.textEnter, toward: 'up', seconds: TEXT_ENTER_SECONDS },
      leave: isLast ? null : { kind: 'fade', toward: 'up', seconds: TEXT_LEAVE_SECONDS },
      box: getTextBox({ aspect: form.aspect, position }),
      text: slide.text,
      style: { ...style, accent: template.accent },
      align: 'center',
      anchor: position,
    },
  ]
}

/**
 * Layers of a slide from back to front; text is returned apart because it is drawn above the next
 * slide's picture.
 */
export const buildSlideLayers = (context: SlideContext): { media: Layer[]; text: Layer[] } => ({
  media: [...buildMediaLayers(context), ...buildShadeLayers(context)],
  text: buildTextLayers(context),
})
