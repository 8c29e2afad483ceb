import type { ProductDemoForm } from '@kadr/contract/product-demo'
import type { Box, Layer, Transition } from '@kadr/contract/scene'
import { getCanvasBox } from '../../canvas-size.ts'
import { withAlpha } from '../../colour.ts'
import type { AssetFacts } from '../kind.ts'
import type { DemoTimes, Part } from './schedule.ts'
import type { ProductDemoTemplate } from './templates.ts'

export type DemoContext = {
  form: ProductDemoForm
  template: ProductDemoTemplate
  times: DemoTimes
  facts: ReadonlyMap<string, AssetFacts>
}

const CENTRE = { x: 0.5, y: 0.5 }
/** Share of the picture that is darkened under text. */
const SHADED = 0.6

export const enterOf = ({ template, times }: DemoContext): Transition | null => {
  const seconds = times.transitionSeconds
  return seconds < 0.05 ? null : { kind: template.transition.kind, toward: 'left', seconds }
}

export const spanOf = ({ shownFrom, shownUntil }: Part) => ({
  start: shownFrom,
  duration: shownUntil - shownFrom,
  opacity: 1,
  enter: null,
  leave: null,
})

type Span = Omit<ReturnType<typeof spanOf>, 'enter'> & { enter: Transition | null }

/** A picture that zooms in slowly, or a clip; empty for a deleted resource. */
export const buildMediaLayers = ({
  id,
  asset,
  span,
  box,
  fit,
  from,
  facts,
}: {
  id: string
  asset: string | null
  span: Span
  box: Box
  fit: 'contain' | 'cover'
  from: number
  facts: ReadonlyMap<string, AssetFacts>
}): Layer[] => {
  const known = asset ? facts.get(asset) : undefined
  if (!asset || !known || known.kind === 'audio') return []
  const common = { ...span, id, asset, box, focus: CENTRE }
  if (known.kind === 'image') {
    const motion = {
      kind: 'travel' as const,
      from: { zoom: 1, ...CENTRE },
      to: { zoom: 1.1, x: 0.5, y: 0.49 },
      easing: 'linear' as const,
    }
    // On the full canvas the picture is over its own blur, on a phone's screen over black.
    const isWide = box.width >= 1080
    const shown = fit === 'cover' ? 'cover' : isWide ? 'blurred' : 'contain'
    return [{ ...common, kind: 'picture', fit: shown, motion }]
  }
  const last = Math.max(0, (known.seconds ?? 0) - 0.5)
  return [
    {
      ...common,
      kind: 'clip',
      fit,
      from: Math.min(from, last),
      until: null,
      isLooped: true,
      isFlipped: false,
    },
  ]
}

/** Darkens the part of the picture under the text. */
export const buildShadeLayer = (
  { form, template }: DemoContext,
  { id, span, position }: { id: string; span: Span; position: 'bottom' | 'center' | 'top' },
): Layer[] => {
  if (template.shade === 0) return []
  const whole = getCanvasBox(form.aspect)
  const dark = withAlpha('#000000', template.shade)
  const clear = '#00000000'
  const height = position === 'center' ? whole.height : Math.round(whole.height * SHADED)
  return [
    {
      ...span,
      id,
      kind: 'shape',
      shape: 'rectangle',
      radius: 0,
      box: { ...whole, y: position === 'bottom' ? whole.height - height : 0, height },
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
