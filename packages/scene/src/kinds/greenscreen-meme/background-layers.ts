import type { Layer, Motion, ObjectLayer } from '@kadr/contract/studio/scene/scene'
import { buildSet, readObjectLook } from '../../director/build-set.ts'
import { getCanvasBox } from '../../geometry/canvas-size.ts'
import { getShots, getWholeSpan, hasPunchLine, type MemeContext } from './context.ts'

const CENTRE = { x: 0.5, y: 0.5 }
const LAST_MOMENT = 0.5
/** Object positions: beside the head, and above it on the other side after the punch line. */
const ASIDE = { x: 890, y: 900, size: 330 }
const ABOVE = { x: 200, y: 420, size: 330 }

/** A set for each half of the meme, with the topic's object beside the reaction. */
const buildSets = (context: MemeContext): Layer[] => {
  const { form, page } = context
  const { object } = form.background
  return getShots(context).flatMap(({ span, name: suffix }, index) => {
    const set = buildSet(form, index).map(
      ({ layer, name, opacity = 1 }): Layer => ({
        ...layer,
        ...span,
        id: `set${suffix} ${name}`,
        opacity,
      }),
    )
    const drawn = object ? readObjectLook(form, { name: object, index }) : undefined
    if (!drawn) return set
    const place = index && hasPunchLine(context) ? ABOVE : ASIDE
    const size = place.size * page.k
    const x = place.x * (page.width / 1080)
    const layer: ObjectLayer = {
      ...drawn,
      ...span,
      id: `object${suffix}`,
      kind: 'object',
      enter: index ? context.look.motion.parts.object.enter : null,
      box: { x: x - size / 2, y: page.y(place.y) - size / 2, width: size, height: size },
      idle: { kind: 'float', x: 0, y: 12, every: 2 },
    }
    return [...set, layer]
  })
}

const travel = (from: number, to: number): Motion => ({
  kind: 'travel',
  from: { zoom: from, ...CENTRE },
  to: { zoom: to, ...CENTRE },
  easing: 'linear',
})
/** Zooms in slowly, then jumps closer on the punch line. */
const MOTIONS = [travel(1, 1.08), travel(1.24, 1.32)]

export const buildBackgroundLayers = (context: MemeContext): Layer[] => {
  const { form, facts } = context
  const { asset, fit, isMoving, from } = form.background
  const known = asset ? facts.get(asset) : undefined
  if (!asset || !known || known.kind === 'audio') return buildSets(context)
  const box = getCanvasBox(form.aspect)
  const under = fit === 'contain' ? buildSets(context) : []
  const common = { asset, box, focus: known.focus ?? CENTRE }
  if (known.kind === 'image') {
    if (!isMoving)
      return [
        ...under,
        {
          ...getWholeSpan(context),
          ...common,
          id: 'background',
          kind: 'picture',
          fit,
          motion: { kind: 'still' },
        },
      ]
    return [
      ...under,
      ...getShots(context).map(
        ({ span, name }, index): Layer => ({
          ...span,
          ...common,
          id: `background${name}`,
          kind: 'picture',
          fit,
          motion: MOTIONS[index] ?? { kind: 'still' },
        }),
      ),
    ]
  }
  const clip: Layer = {
    ...getWholeSpan(context),
    ...common,
    id: 'background',
    kind: 'clip',
    fit: fit === 'cover' ? 'cover' : 'contain',
    from: Math.min(from, Math.max(0, (known.seconds ?? 0) - LAST_MOMENT)),
    until: null,
    isLooped: true,
    isFlipped: false,
  }
  return fit === 'cover' ? [clip] : [...buildSets(context), clip]
}
