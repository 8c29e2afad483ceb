import type { Layer } from '@kadr/contract/scene'
import { getCanvasBox } from '../../canvas-size.ts'
import { chooseAccent } from '../../colour.ts'
import { getTextBox } from '../../safe-zones.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import { chooseBackdropPaint } from './backdrop.ts'
import { buildMediaLayers, buildShadeLayer, type DemoContext, spanOf } from './layers.ts'

const LEAVE_SECONDS = 0.2

/** The hook. Its text is visible from the very first frame, which is the thumbnail. */
export const buildHookLayers = (context: DemoContext): { media: Layer[]; text: Layer[] } => {
  const { form, template, times, facts } = context
  const { hook } = form
  const span = spanOf(times.hook)
  const box = getCanvasBox(form.aspect)
  const { asset, from } = hook
  const media = buildMediaLayers({ id: 'hook', asset, span, box, fit: 'cover', from, facts })
  const position = hook.position ?? template.hook.position
  const { style } = TEXT_PRESETS[template.hook.preset]
  const ground: Layer = {
    ...span,
    id: 'hook ground',
    kind: 'shape',
    shape: 'rectangle',
    radius: 0,
    box,
    paint: chooseBackdropPaint(form, { ...template, backdrop: 'brand' }),
  }
  const hasText = hook.text.trim() !== ''
  const isShaded = media.length > 0 && hasText && !style.plate
  const shade = isShaded ? buildShadeLayer(context, { id: 'hook shade', span, position }) : []
  const text: Layer[] = hasText
    ? [
        {
          ...span,
          duration: times.hook.end,
          leave: { kind: 'fade', toward: 'up', seconds: LEAVE_SECONDS },
          id: 'hook text',
          kind: 'text',
          box: getTextBox({ aspect: form.aspect, position }),
          text: hook.text,
          style: { ...style, accent: chooseAccent(style, template.accent) },
          align: 'center',
          anchor: position,
        },
      ]
    : []
  return { media: [...(media.length > 0 ? media : [ground]), ...shade], text }
}
