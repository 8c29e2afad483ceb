import type { Box, Layer } from '@kadr/contract/scene'
import { getCanvasBox, getCanvasSize } from '../../canvas-size.ts'
import { chooseAccent, measureBrightness, mixColours, withAlpha } from '../../colour.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import { chooseCallColour } from './backdrop.ts'
import { buildMediaLayers, type DemoContext, enterOf, spanOf } from './layers.ts'

const WORDS_DELAY_SECONDS = 0.25
const NOTE_DELAY_SECONDS = 0.5
const ENTER_SECONDS = 0.4
const OVERLAY_OPACITY = { top: 0.35, bottom: 0.92 }

/** Text in the middle of the canvas, the note directly below it. */
const boxesOf = ({ form }: DemoContext): { words: Box; note: Box } => {
  const { width, height } = getCanvasSize(form.aspect)
  const inset = 110
  const middle = Math.round(height * 0.5)
  const size = Math.round(Math.min(460, height * 0.32))
  return {
    words: { x: inset, y: middle - size, width: width - inset * 2, height: size },
    note: { x: inset, y: middle + 36, width: width - inset * 2, height: 170 },
  }
}

/** Call to action over the product, in the brand colour. */
export const buildCallLayers = (context: DemoContext): { media: Layer[]; text: Layer[] } => {
  const { form, template, times, facts } = context
  const { callToAction } = form
  const part = times.callToAction
  if (!part) return { media: [], text: [] }
  const span = { ...spanOf(part), enter: enterOf(context) }
  const box = getCanvasBox(form.aspect)
  const colour = chooseCallColour(form, template)
  const { asset } = callToAction
  const picture = buildMediaLayers({ id: 'call', asset, span, box, fit: 'cover', from: 0, facts })
  const veil: Layer = {
    ...span,
    id: 'call veil',
    kind: 'shape',
    shape: 'rectangle',
    radius: 0,
    box,
    paint: {
      kind: 'gradient',
      from:
        picture.length > 0
          ? withAlpha(colour, OVERLAY_OPACITY.top)
          : mixColours(colour, measureBrightness(colour) > 0.6 ? '#ffffff' : '#05060a', 0.5),
      to: picture.length > 0 ? withAlpha(colour, OVERLAY_OPACITY.bottom) : colour,
      angle: 0,
    },
  }
  const { words, note } = boxesOf(context)
  const hasNote = callToAction.note.trim() !== ''
  const text = (id: string, value: string, delay: number) =>
    ({
      id,
      kind: 'text',
      text: value,
      start: part.start + delay,
      duration: part.end - part.start - delay,
      opacity: 1,
      leave: null,
      align: 'center',
    }) as const
  const style = TEXT_PRESETS[template.callToAction].style
  const noteColour = measureBrightness(template.accent) > 0.5 ? '#14151a' : '#ffffff'
  return {
    media: [...picture, veil],
    text: [
      ...(callToAction.text.trim() === ''
        ? []
        : [
            {
              ...text('call text', callToAction.text, WORDS_DELAY_SECONDS),
              enter: { kind: template.textEnter, toward: 'up', seconds: ENTER_SECONDS } as const,
              box: hasNote ? words : { ...words, y: words.y + words.height / 2 },
              style: { ...style, accent: chooseAccent(style, template.accent) },
              anchor: hasNote ? ('bottom' as const) : ('center' as const),
            },
          ]),
      ...(hasNote
        ? [
            {
              ...text('call note', callToAction.note, NOTE_DELAY_SECONDS),
              enter: { kind: 'pop', toward: 'up', seconds: ENTER_SECONDS } as const,
              box: note,
              style: {
                ...TEXT_PRESETS.highlight.style,
                size: 64,
                colour: noteColour,
                plate: { colour: template.accent, per: 'line' as const, padding: 40, radius: 48 },
              },
              anchor: 'top' as const,
            },
          ]
        : []),
    ],
  }
}
