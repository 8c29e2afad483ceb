import type { Box, Layer } from '@kadr/contract/studio/scene/scene'
import { MOUTHS_PER_SECOND } from '@kadr/contract/studio/spoken-script'
import type { Presenter } from '@kadr/contract/studio/talking-head'
import { getCanvasBox } from '../../geometry/canvas-size.ts'
import { type PersonPosition, PRESENTER_PARTS, placePart } from '../../presenters/person-layers.ts'
import { findCaptionBox } from './caption-layers.ts'
import { getFullSpan, type TalkingContext } from './context.ts'
import { frameShot } from './framing.ts'
import { buildSetLayers } from './set-layers.ts'
import type { Shot } from './shots.ts'

const CENTRE = { x: 0.5, y: 0.5 }
const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Alternating zooms of a still picture. */
const VIEWS = [
  [
    { zoom: 1, x: 0.5, y: 0.5 },
    { zoom: 1.1, x: 0.5, y: 0.46 },
  ],
  [
    { zoom: 1.28, x: 0.5, y: 0.42 },
    { zoom: 1.2, x: 0.5, y: 0.44 },
  ],
] as const

/** A jump cut with every shot. */
const photoLayers = (context: TalkingContext, asset: string): Layer[] =>
  context.shots.map(({ index, start, end }) => {
    const [from, to] = VIEWS[index % VIEWS.length] ?? VIEWS[0]
    return {
      ...getFullSpan(context),
      id: `presenter photo ${index}`,
      kind: 'picture',
      asset,
      start,
      duration: end - start,
      box: getCanvasBox(context.form.aspect),
      fit: 'cover',
      focus: context.facts.get(asset)?.focus ?? { x: 0.5, y: 0.35 },
      motion: { kind: 'travel', from, to, easing: 'linear' },
    }
  })

const filmedLayer = (
  context: TalkingContext,
  { asset, from, isLooped }: { asset: string; from: number; isLooped: boolean },
): Layer => ({
  ...getFullSpan(context),
  id: 'presenter clip',
  kind: 'clip',
  asset,
  box: getCanvasBox(context.form.aspect),
  fit: 'cover',
  focus: CENTRE,
  from,
  until: null,
  isLooped,
  isFlipped: false,
})

/** The user's picture or clip behind the presenter; otherwise the sets of the style. */
const backdropLayers = (context: TalkingContext, asset: string | null): Layer[] => {
  const known = asset ? context.facts.get(asset) : undefined
  if (asset && known?.kind === 'video')
    return [{ ...filmedLayer(context, { asset, from: 0, isLooped: true }), id: 'backdrop' }]
  if (!asset || known?.kind !== 'image') return buildSetLayers(context)
  return [
    {
      ...getFullSpan(context),
      id: 'backdrop',
      kind: 'picture',
      asset,
      box: getCanvasBox(context.form.aspect),
      fit: 'cover',
      focus: known.focus ?? CENTRE,
      motion: { kind: 'still' },
    },
  ]
}

/** The hand is shown in every other shot, unless it would overlap the captions. */
const partsOf = (context: TalkingContext, { index }: Shot, framing: PersonPosition) => {
  const words = findCaptionBox(context)
  const isFree = !words || !meet(placePart('hand', framing), words)
  return index % 2 === 0 && isFree
    ? PRESENTER_PARTS
    : PRESENTER_PARTS.filter((part) => part !== 'hand')
}

const drawnLayers = (context: TalkingContext, key: Extract<Presenter, { kind: 'drawn' }>['key']) =>
  context.shots.flatMap((shot) => {
    const framing = frameShot(context, shot)
    const { start, end, index } = shot
    const beats = context.timings.beats
      .map((beat) => beat - start)
      .filter((beat) => beat >= 0 && beat < end - start)
    const first = Math.round(start * MOUTHS_PER_SECOND)
    const last = Math.ceil(end * MOUTHS_PER_SECOND)
    const mouths = context.form.voice?.mouths.slice(first, last) ?? ''
    return partsOf(context, shot, framing).map(
      (part): Layer => ({
        ...getFullSpan(context),
        id: `presenter ${part} ${index}`,
        kind: 'presenter',
        key,
        part,
        start,
        duration: end - start,
        ...(context.clothes ? { clothes: context.clothes } : {}),
        mouths: part === 'mouth' ? mouths : '',
        beats,
        box: placePart(part, framing),
      }),
    )
  })

/** Layers of the presenter; the backdrop is drawn even when the presenter's file is missing. */
export const buildPresenterLayers = (context: TalkingContext): Layer[] => {
  const { presenter } = context.form
  if (presenter.kind === 'drawn')
    return [...backdropLayers(context, presenter.backdrop), ...drawnLayers(context, presenter.key)]
  const known = context.facts.get(presenter.asset)
  if (presenter.kind === 'photo' && known?.kind === 'image')
    return photoLayers(context, presenter.asset)
  if (presenter.kind === 'clip' && known?.kind === 'video') return [filmedLayer(context, presenter)]
  return buildSetLayers(context)
}
