import type { Layer, Transition } from '@kadr/contract/scene'
import type { TextStyle } from '@kadr/contract/scene-text'
import { measureBrightness } from '../../colour.ts'
import { TEXT_PRESETS } from '../../text/presets.ts'
import { getFullSpan, type TalkingContext } from './context.ts'
import { findIntroductionSpan } from './speaker-span.ts'

type Speaker = { name: string; role: string }

const WIDTH = 700
const NAME = { size: 50, line: 60, padding: 20 }
const ROLE = { size: 34, line: 44, padding: 16 }
const GAP = 8
const BAR = { width: 10, gap: 24 }
const INK = '#16151a'
const NIGHT = '#0b1020e6'
const LETTERS: TextStyle = { ...TEXT_PRESETS.shadow.style, minSize: 24, shadow: null }

const letters = ({ size, line }: typeof NAME, colour: string): TextStyle => ({
  ...LETTERS,
  size,
  lineHeight: line / size,
  colour,
})

const topOf = ({ stage: { speaker } }: TalkingContext, height: number) =>
  speaker.anchor === 'top' ? speaker.y : speaker.y - height

const LEFT = { kind: 'text', align: 'left', anchor: 'top' } as const

/** Name plate with the role on a coloured plate below. */
const buildPlateLayers = (context: TalkingContext, { name, role }: Speaker): Layer[] => {
  const { form, template, stage } = context
  const passage = (kind: Transition['kind']) => ({ kind, toward: 'right', seconds: 0.35 }) as const
  const span = { ...findIntroductionSpan(context), enter: passage('slide'), leave: passage('fade') }
  const height = { name: NAME.line + NAME.padding * 2, role: ROLE.line + ROLE.padding * 2 }
  const y = topOf(context, height.name + (role ? GAP + height.role : 0))
  const plate = (colour: string, padding: number) =>
    ({ colour, per: 'block', padding, radius: 14 }) as const
  const [nameGround, nameInk] = template.speaker === 'dark' ? [NIGHT, '#ffffff'] : ['#ffffff', INK]
  const colour = form.colour ?? (template.speaker === 'dark' ? template.colour : template.accent)
  const roleInk = measureBrightness(colour) > 0.5 ? INK : '#ffffff'
  const box = { x: stage.speaker.x, width: WIDTH }
  const nameLayer: Layer = {
    ...span,
    ...LEFT,
    id: 'speaker name',
    text: name,
    style: { ...letters(NAME, nameInk), plate: plate(nameGround, NAME.padding) },
    box: { ...box, y, height: height.name },
  }
  if (!role) return [nameLayer]
  const roleLayer: Layer = {
    ...span,
    ...LEFT,
    id: 'speaker role',
    text: role,
    style: { ...letters(ROLE, roleInk), plate: plate(colour, ROLE.padding) },
    box: { ...box, y: y + height.name + GAP, height: height.role },
  }
  return [nameLayer, roleLayer]
}

/** Name and role beside a coloured bar, shown for the whole reel. */
const buildBarLayers = (context: TalkingContext, { name, role }: Speaker): Layer[] => {
  const { colour, stage } = context
  const span = getFullSpan(context)
  const height = NAME.line + (role ? ROLE.line : 0)
  const y = topOf(context, height)
  const bar: Layer = {
    ...span,
    id: 'speaker bar',
    kind: 'shape',
    shape: 'rectangle',
    radius: BAR.width / 2,
    box: { x: stage.speaker.x, y, width: BAR.width, height },
    paint: { kind: 'solid', colour },
  }
  const line = { ...span, ...LEFT }
  const box = { x: stage.speaker.x + BAR.width + BAR.gap, width: WIDTH }
  const nameLayer: Layer = {
    ...line,
    id: 'speaker name',
    text: name,
    style: letters(NAME, INK),
    box: { ...box, y, height: NAME.line },
  }
  if (!role) return [bar, nameLayer]
  const roleLayer: Layer = {
    ...line,
    id: 'speaker role',
    text: role,
    style: { ...letters(ROLE, INK), weight: 'regular' },
    box: { ...box, y: y + NAME.line, height: ROLE.line },
  }
  return [bar, nameLayer, roleLayer]
}

export const buildSpeakerLayers = (context: TalkingContext): Layer[] => {
  const { speaker } = context.form
  const said = { name: speaker.name.trim(), role: speaker.role.trim() }
  if (said.name === '') return []
  return context.template.speaker === 'bar'
    ? buildBarLayers(context, said)
    : buildPlateLayers(context, said)
}
