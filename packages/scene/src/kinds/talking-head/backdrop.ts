import type { Box, Layer, Paint } from '@kadr/contract/scene'
import { getCanvasBox } from '../../canvas-size.ts'
import { darkenForWhiteText, mixColours, withAlpha } from '../../colour.ts'
import { getFullSpan, type TalkingContext } from './context.ts'

const NIGHT = '#0d1018'
/** Second colour of the vivid backdrop when the brand has none. */
const SUNSET = '#ff8433'
const CORNER = 44
/** Share of the picture that is darkened. */
const SHADED = 0.5
const BAR = 12

const gradient = (from: string, to: string): Paint => ({ kind: 'gradient', from, to, angle: 20 })

/** Paints behind a drawn presenter, and of the disc behind the head. */
export const chooseBackdropPaints = (
  { form, template: { ground }, colour }: TalkingContext,
  own: string,
): { wall: Paint; disc: string } => {
  if (ground === 'presenter') return { wall: { kind: 'solid', colour: own }, disc: '#ffffff80' }
  if (ground === 'vivid')
    return {
      wall: gradient(colour, form.colour ? mixColours(colour, NIGHT, 0.35) : SUNSET),
      disc: '#ffffff4d',
    }
  if (ground === 'light')
    return {
      wall: { kind: 'solid', colour: mixColours('#efe6d6', colour, 0.14) },
      disc: '#ffffff73',
    }
  const deep = darkenForWhiteText(colour)
  return {
    wall: gradient(mixColours(NIGHT, deep, 0.5), NIGHT),
    disc: withAlpha(mixColours(deep, '#ffffff', 0.15), 0.4),
  }
}

/**
 * The canvas around the window, as bands. They overlap because adjacent edges would show a seam.
 */
const bandsAround = (view: Box, whole: Box): Box[] => {
  const right = view.x + view.width
  const bottom = view.y + view.height
  return [
    { x: 0, y: 0, width: whole.width, height: view.y },
    { x: 0, y: bottom, width: whole.width, height: whole.height - bottom },
    { x: 0, y: 0, width: view.x, height: whole.height },
    { x: right, y: 0, width: whole.width - right, height: whole.height },
  ].filter(({ width, height }) => width > 0 && height > 0)
}

/** The frame around a window: drawn over the presenter to crop it. */
export const buildWindowLayers = (context: TalkingContext): Layer[] => {
  const { form, template, stage, colour } = context
  if (!template.window) return []
  const { ground, shape } = template.window
  const { view } = stage
  const paint = { kind: 'solid', colour: ground } as const
  const common = { ...getFullSpan(context), kind: 'shape', radius: 0, paint } as const
  const bands = bandsAround(view, getCanvasBox(form.aspect)).map(
    (box, index): Layer => ({ ...common, id: `paper ${index}`, shape: 'rectangle', box }),
  )
  const edge: Layer =
    shape === 'card'
      ? { ...common, id: 'corners', shape: 'corners', radius: CORNER, box: view }
      : {
          ...common,
          id: 'edge',
          shape: 'rectangle',
          box: { ...view, y: view.y + view.height - BAR, height: BAR },
          paint: { kind: 'solid', colour },
        }
  return [...bands, edge]
}

/** Darkens the part of the picture under captions. */
export const buildShadeLayers = (context: TalkingContext): Layer[] => {
  const { form, template } = context
  const position = form.captions.position ?? template.captions.position
  if (template.shade === 0 || position === 'center') return []
  const whole = getCanvasBox(form.aspect)
  const height = Math.round(whole.height * SHADED)
  const dark = withAlpha('#000000', template.shade)
  const clear = '#00000000'
  const isBottom = position === 'bottom'
  return [
    {
      ...getFullSpan(context),
      id: 'shade',
      kind: 'shape',
      shape: 'rectangle',
      radius: 0,
      box: { ...whole, y: isBottom ? whole.height - height : 0, height },
      paint: {
        kind: 'gradient',
        from: isBottom ? clear : dark,
        to: isBottom ? dark : clear,
        angle: 0,
      },
    },
  ]
}
