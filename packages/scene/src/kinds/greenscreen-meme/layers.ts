import type { GreenscreenMemeForm } from '@kadr/contract/greenscreen-meme'
import type { Box, Layer } from '@kadr/contract/scene'
import { canvasSize, wholeCanvas } from '../../canvas-size.ts'
import { accentOn } from '../../colour.ts'
import { textBox } from '../../safe-zones.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import type { AssetFacts } from '../kind.ts'
import { pieceOf } from './length.ts'
import type { MemeTemplate } from './templates.ts'

export type MemeContext = {
  form: GreenscreenMemeForm
  template: MemeTemplate
  seconds: number
  facts: ReadonlyMap<string, AssetFacts>
}

const CENTRE = { x: 0.5, y: 0.5 }
/** Of the canvas, for words above the picture. */
const STRIP = 0.27
const ENTER_SECONDS = 0.45
const LAST_MOMENT = 0.5

const spanOf = ({ seconds }: MemeContext) => ({
  start: 0,
  duration: seconds,
  opacity: 1,
  enter: null,
  leave: null,
})

/** The picture lies under the strip, not behind it. */
const pictureBox = ({ form, template }: MemeContext): Box => {
  const whole = wholeCanvas(form.aspect)
  if (!template.strip || form.text.top.trim() === '') return whole
  const top = Math.round(whole.height * STRIP)
  return { ...whole, y: top, height: whole.height - top }
}

export const backgroundLayers = (context: MemeContext): Layer[] => {
  const { form, template, facts } = context
  const { asset, fit, isMoving, from } = form.background
  const box = pictureBox(context)
  const backdrop: Layer = {
    ...spanOf(context),
    id: 'backdrop',
    kind: 'shape',
    shape: 'rectangle',
    radius: 0,
    box,
    paint: { kind: 'gradient', ...template.backdrop },
  }
  const known = asset ? facts.get(asset) : undefined
  if (!asset || !known || known.kind === 'audio') return [backdrop]
  const common = { ...spanOf(context), id: 'background', asset, box, focus: CENTRE }
  if (known.kind === 'image') {
    const motion = isMoving
      ? ({
          kind: 'travel',
          from: { zoom: 1, ...CENTRE },
          to: { zoom: 1.12, ...CENTRE },
          easing: 'linear',
        } as const)
      : ({ kind: 'still' } as const)
    const picture: Layer = { ...common, kind: 'picture', fit, motion }
    return fit === 'contain' ? [backdrop, picture] : [picture]
  }
  const clip: Layer = {
    ...common,
    kind: 'clip',
    fit: fit === 'cover' ? 'cover' : 'contain',
    from: Math.min(from, Math.max(0, (known.seconds ?? 0) - LAST_MOMENT)),
    until: null,
    isLooped: true,
    isFlipped: false,
  }
  return fit === 'cover' ? [clip] : [backdrop, clip]
}

/** The box of the reaction: as large as the canvas times its scale, around its middle. */
export const reactionBox = ({
  aspect,
  x,
  y,
  scale,
}: Pick<GreenscreenMemeForm, 'aspect'> & { x: number; y: number; scale: number }): Box => {
  const canvas = canvasSize(aspect)
  const width = Math.round(canvas.width * scale)
  const height = Math.round(canvas.height * scale)
  return {
    x: Math.round(canvas.width * x - width / 2),
    y: Math.round(canvas.height * y - height / 2),
    width,
    height,
  }
}

export const reactionLayers = (context: MemeContext): Layer[] => {
  const { form, facts } = context
  const { reaction, aspect } = form
  const known = reaction ? facts.get(reaction.asset) : undefined
  if (!reaction || known?.kind !== 'video') return []
  const { from, until } = pieceOf(reaction, known.seconds)
  return [
    {
      ...spanOf(context),
      id: 'reaction',
      kind: 'keyed',
      asset: reaction.asset,
      fit: 'contain',
      focus: CENTRE,
      from,
      until,
      isLooped: reaction.isLooped,
      isFlipped: reaction.isFlipped,
      key: reaction.key,
      box: reactionBox({ aspect, ...reaction }),
    },
  ]
}

const stripLayers = (context: MemeContext): Layer[] => {
  const { form, template } = context
  if (!template.strip || form.text.top.trim() === '') return []
  const whole = wholeCanvas(form.aspect)
  return [
    {
      ...spanOf(context),
      id: 'strip',
      kind: 'shape',
      shape: 'rectangle',
      radius: 0,
      box: { ...whole, height: Math.round(whole.height * STRIP) },
      paint: { kind: 'solid', colour: template.strip },
    },
  ]
}

/** In the strip, below what the apps draw at the top. */
const stripTextBox = ({ form }: MemeContext): Box => {
  const { width, height } = canvasSize(form.aspect)
  const bottom = Math.round(height * STRIP) - 28
  const top = form.aspect === '9:16' ? 170 : 36
  return { x: 64, y: top, width: width - 128, height: bottom - top }
}

export const textLayers = (context: MemeContext): Layer[] => {
  const { form, template } = context
  const { text } = form
  const preset = TEXT_PRESETS[text.preset ?? template.preset].style
  const style = {
    ...preset,
    accent: accentOn(preset, template.accent),
    isUppercase: preset.isUppercase || (template.isUppercase && text.preset === null),
  }
  const layer = (id: string, value: string, position: 'bottom' | 'top'): Layer[] => {
    if (value.trim() === '') return []
    const isOnStrip = position === 'top' && template.strip !== null
    return [
      {
        ...spanOf(context),
        // What people see before they press play has its words; what follows may arrive.
        enter:
          template.textEnter && position === 'bottom'
            ? { kind: template.textEnter, toward: 'up', seconds: ENTER_SECONDS }
            : null,
        id,
        kind: 'text',
        text: value,
        style: isOnStrip ? { ...style, colour: '#14151a', shadow: null, outline: null } : style,
        box: isOnStrip ? stripTextBox(context) : textBox({ aspect: form.aspect, position }),
        align: 'center',
        anchor: isOnStrip ? 'center' : position,
      },
    ]
  }
  return [
    ...stripLayers(context),
    ...layer('top text', text.top, 'top'),
    ...layer('bottom text', text.bottom, 'bottom'),
  ]
}
