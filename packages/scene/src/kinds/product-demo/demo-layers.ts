import type { Box, Layer, Transition } from '@kadr/contract/scene'
import { getCanvasBox } from '../../canvas-size.ts'
import { chooseAccent } from '../../colour.ts'
import { getPhoneScreen } from '../../paint/paint-phone.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import { chooseBackdropPaint } from './backdrop.ts'
import { buildMediaLayers, buildShadeLayer, type DemoContext, enterOf } from './layers.ts'
import { getStage, type Stage } from './stage.ts'

const PHONE_RISE: Transition = { kind: 'slide', toward: 'up', seconds: 0.6 }
/** Between shots on the phone's screen. */
const SCREEN_FADE: Transition = { kind: 'fade', toward: 'up', seconds: 0.25 }
const TEXT_ENTER_SECONDS = 0.35
const TEXT_LEAVE_SECONDS = 0.2
/** The first text waits for the picture. */
const FIRST_DELAY_SECONDS = 0.3

/** From the first visible frame of the demo to the last. */
const demoSpan = ({ times }: DemoContext) => {
  const { shots, demo } = times
  const start = shots[0]?.shownFrom ?? demo.start
  const end = shots.at(-1)?.shownUntil ?? demo.end
  return { start, duration: end - start, opacity: 1, enter: null, leave: null }
}

const shape = (context: DemoContext, id: string, box: Box) =>
  ({ ...demoSpan(context), id, kind: 'shape', radius: 0, box }) as const

const buildBackdrop = (context: DemoContext): Layer => ({
  ...shape(context, 'ground', getCanvasBox(context.form.aspect)),
  enter: enterOf(context),
  shape: 'rectangle',
  paint: chooseBackdropPaint(context.form, context.template),
})

const GLASS = { kind: 'solid', colour: '#08090c' } as const

/** The phone slides in from below together with its screen. */
const buildPhoneLayers = (context: DemoContext, phone: Box): Layer[] => {
  const { form, times, facts } = context
  const box = getPhoneScreen(phone)
  const screen = form.shots.flatMap((shot, index) => {
    const part = times.shots[index]
    if (!part) return []
    const span = {
      start: index === 0 ? part.shownFrom : part.start - SCREEN_FADE.seconds / 2,
      duration: 0,
      opacity: 1,
      enter: index === 0 ? PHONE_RISE : SCREEN_FADE,
      leave: null,
    }
    span.duration = part.shownUntil + SCREEN_FADE.seconds - span.start
    return buildMediaLayers({ ...shot, id: `${shot.id} screen`, span, box, facts })
  })
  return [
    buildBackdrop(context),
    { ...shape(context, 'phone', phone), enter: PHONE_RISE, shape: 'phone', paint: GLASS },
    ...screen,
    { ...shape(context, 'bezel', phone), enter: PHONE_RISE, shape: 'bezel', paint: GLASS },
  ]
}

const buildFullScreenLayers = (context: DemoContext): Layer[] => {
  const { form, times, facts } = context
  const box = getCanvasBox(form.aspect)
  const shots = form.shots.flatMap((shot, index) => {
    const part = times.shots[index]
    if (!part) return []
    const { shownFrom: start, shownUntil } = part
    const duration = shownUntil - start
    const span = { start, duration, opacity: 1, enter: enterOf(context), leave: null }
    return buildMediaLayers({ ...shot, id: `${shot.id} shot`, span, box, facts })
  })
  // Needed under media that do not fill the canvas or no longer exist.
  const isFilled =
    shots.length > 0 &&
    shots.length === form.shots.length &&
    shots.every(
      (layer) => layer.kind === 'picture' || (layer.kind === 'clip' && layer.fit === 'cover'),
    )
  const { style } = TEXT_PRESETS[context.template.benefit]
  const hasWords = form.benefits.some(({ text }) => text.trim() !== '')
  const span = { ...demoSpan(context), enter: enterOf(context) }
  const shade =
    hasWords && !style.plate
      ? buildShadeLayer(context, { id: 'demo shade', span, position: 'bottom' })
      : []
  return [...(isFilled ? [] : [buildBackdrop(context)]), ...shots, ...shade]
}

const buildBenefitLayers = ({ form, template, times }: DemoContext, stage: Stage): Layer[] => {
  const benefits = form.benefits.filter(({ text }) => text.trim() !== '')
  const { start, end } = times.demo
  const each = (end - start) / benefits.length
  const { style } = TEXT_PRESETS[template.benefit]
  // On a light backdrop text is dark, unless it has a plate.
  const isOnLight = template.backdrop === 'light' && stage.phone !== null && !style.plate
  return benefits.map(({ id, text }, index): Layer => {
    const delay = index === 0 ? FIRST_DELAY_SECONDS : 0
    const from = start + each * index + delay
    return {
      id: `${id} benefit`,
      kind: 'text',
      start: from,
      duration: Math.max(0.1, start + each * (index + 1) - from),
      opacity: 1,
      enter: { kind: template.textEnter, toward: 'up', seconds: TEXT_ENTER_SECONDS },
      leave: { kind: 'fade', toward: 'up', seconds: TEXT_LEAVE_SECONDS },
      box: stage.caption,
      text,
      style: {
        ...style,
        accent: chooseAccent(style, template.accent),
        ...(isOnLight && { colour: '#17181c', shadow: null }),
      },
      align: 'center',
      anchor: stage.anchor,
    }
  })
}

/** The product in use, with its benefits one after another. */
export const buildDemoLayers = (context: DemoContext): { media: Layer[]; text: Layer[] } => {
  const stage = getStage(context.form)
  const media = stage.phone
    ? buildPhoneLayers(context, stage.phone)
    : buildFullScreenLayers(context)
  return { media, text: buildBenefitLayers(context, stage) }
}
