import type { GreenscreenMemeForm } from '@kadr/contract/greenscreen-meme'
import type { Box, Layer } from '@kadr/contract/scene'
import { getCanvasBox, getCanvasSize } from '../../canvas-size.ts'
import { chooseAccent } from '../../colour.ts'
import { getTextBox } from '../../safe-zones.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import type { AssetFacts } from '../kind.ts'
import { trimReaction } from './length.ts'
import type { MemeTemplate } from './templates.ts'

export type MemeContext = {
  form: GreenscreenMemeForm
  template: MemeTemplate
  seconds: number
  facts: ReadonlyMap<string, AssetFacts>
}

const CENTRE = { x: 0.5, y: 0.5 }
/** Share of the canvas for the text strip above the picture. */
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

/** The picture is below the strip, not behind it. */
const pictureBox = ({ form, template }: MemeContext): Box => {
  const whole = getCanvasBox(form.aspect)
  if (!template.strip || form.text.top.trim() === '') return whole
  const top = Math.round(whole.height * STRIP)
  return { ...whole, y: top, height: whole.height - top }
}

export const buildBackgroundLayers = (context: MemeContext): Layer[] => {
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

/** The box of the reaction: canvas size times scale, around its middle. */
export const computeReactionBox = ({
  aspect,
  x,
  y,
  scale,
}: Pick<GreenscreenMemeForm, 'aspect'> & { x: number; y: number; scale: number }): Box => {
  const canvas = getCanvasSize(aspect)
  const width = Math.round(canvas.width * scale)
  const height = Math.round(canvas.height * scale)
  return {
    x: Math.round(canvas.width * x - width / 2),
    y: Math.round(canvas.height * y - height / 2),
    width,
    height,
  }
}

export const buildReactionLayers = (context: MemeContext): Layer[] => {
  const { form, facts } = context
  const { reaction, aspect } = form
  const known = reaction ? facts.get(reaction.asset) : undefined
  if (!reaction || known?.kind !== 'video') return []
  const { from, until } = trimReaction(reaction, known.seconds)
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
      box: computeReactionBox({ aspect, ...reaction }),
    },
  ]
}

const buildStripLayers = (context: MemeContext): Layer[] => {
  const { form, template } = context
  if (!template.strip || form.text.top.trim() === '') return []
  const whole = getCanvasBox(form.aspect)
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

/** Inside the strip, below the apps' own controls. */
const stripTextBox = ({ form }: MemeContext): Box => {
  const { width, height } = getCanvasSize(form.aspect)
  const bottom = Math.round(height * STRIP) - 28
  const top = form.aspect === '9:16' ? 170 : 36
  return { x: 64, y: top, width: width - 128, height: bottom - top }
}

export const buildTextLayers = (context: MemeContext): Layer[] => {
  const { form, template } = context
  const { text } = form
  const preset = TEXT_PRESETS[text.preset ?? template.preset].style
  const style = {
    ...preset,
    accent: chooseAccent(preset, template.accent),
    isUppercase: preset.isUppercase || (template.isUppercase && text.preset === null),
  }
  const layer = (id: string, value: string, position: 'bottom' | 'top'): Layer[] => {
    if (value.trim() === '') return []
    const isOnStrip = position === 'top' && template.strip !== null
    return [
      {
        ...spanOf(context),
        // The first frame is the thumbnail, so its text must be visible at once.
        enter:
          template.textEnter && position === 'bottom'
            ? { kind: template.textEnter, toward: 'up', seconds: ENTER_SECONDS }
            : null,
        id,
        kind: 'text',
        text: value,
        style: isOnStrip ? { ...style, colour: '#14151a', shadow: null, outline: null } : style,
        box: isOnStrip ? stripTextBox(context) : getTextBox({ aspect: form.aspect, position }),
        align: 'center',
        anchor: isOnStrip ? 'center' : position,
      },
    ]
  }
  return [
    ...buildStripLayers(context),
    ...layer('top text', text.top, 'top'),
    ...layer('bottom text', text.bottom, 'bottom'),
  ]
}
