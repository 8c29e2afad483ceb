import type { Layer } from '@kadr/contract/scene'
import { wholeCanvas } from '../../canvas-size.ts'
import { accentOn } from '../../colour.ts'
import { textBox } from '../../safe-zones.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import { groundPaint } from './ground.ts'
import { type DemoContext, mediaLayers, shadeLayer, spanOf } from './layers.ts'

const LEAVE_SECONDS = 0.2

/** The first seconds: what makes people stop. Its words are there on the very first frame. */
export const hookLayers = (context: DemoContext): { media: Layer[]; text: Layer[] } => {
  const { form, template, times, facts } = context
  const { hook } = form
  const span = spanOf(times.hook)
  const box = wholeCanvas(form.aspect)
  const { asset, from } = hook
  const media = mediaLayers({ id: 'hook', asset, span, box, fit: 'cover', from, facts })
  const position = hook.position ?? template.hook.position
  const { style } = TEXT_PRESETS[template.hook.preset]
  const ground: Layer = {
    ...span,
    id: 'hook ground',
    kind: 'shape',
    shape: 'rectangle',
    radius: 0,
    box,
    paint: groundPaint(form, { ...template, ground: 'brand' }),
  }
  const hasText = hook.text.trim() !== ''
  const isShaded = media.length > 0 && hasText && !style.plate
  const shade = isShaded ? shadeLayer(context, { id: 'hook shade', span, position }) : []
  const text: Layer[] = hasText
    ? [
        {
          ...span,
          duration: times.hook.end,
          leave: { kind: 'fade', toward: 'up', seconds: LEAVE_SECONDS },
          id: 'hook text',
          kind: 'text',
          box: textBox({ aspect: form.aspect, position }),
          text: hook.text,
          style: { ...style, accent: accentOn(style, template.accent) },
          align: 'center',
          anchor: position,
        },
      ]
    : []
  return { media: [...(media.length > 0 ? media : [ground]), ...shade], text }
}
