import type { Box, Layer } from '@kadr/contract/scene'
import type { PresenterPart } from '@kadr/contract/scene-presenter'
import type { Presenter } from '@kadr/contract/talking-head'
import { PART_BOUNDS } from '../../presenters/parts.ts'
import { PRESENTERS } from '../../presenters/people.ts'
import { chooseBackdropPaints } from './backdrop.ts'
import { getFullSpan, type TalkingContext } from './context.ts'

const CENTRE = { x: 0.5, y: 0.5 }
const PARTS: readonly PresenterPart[] = ['hairBack', 'body', 'head', 'mouth', 'top', 'hand']

/** Window height at which the presenter has its drawn size. */
const WINDOW_HEIGHT = 960
const LARGEST = 1.2

/** Centre of the head, and scale of the presenter. */
const headOf = ({ form, template, stage: { view } }: TalkingContext) => {
  const x = view.x + view.width / 2
  if (template.window)
    return {
      x,
      y: view.y + view.height * 0.42,
      scale: Math.min(LARGEST, view.height / WINDOW_HEIGHT),
    }
  const isTall = form.aspect === '9:16'
  return { x, y: view.height * (isTall ? 0.49 : 0.44), scale: isTall ? 1.16 : 0.92 }
}

const partBox = (part: PresenterPart, head: { x: number; y: number; scale: number }): Box => {
  const { x, y, width, height } = PART_BOUNDS[part]
  return {
    x: head.x + x * head.scale,
    y: head.y + y * head.scale,
    width: width * head.scale,
    height: height * head.scale,
  }
}

/** A still picture pans back and forth with this period, so that it never stops. */
const DRIFT_SECONDS = 7
const NEAR = { zoom: 1.12, x: 0.5, y: 0.45 }
const FAR = { zoom: 1, x: 0.5, y: 0.5 }

const driftingPicture = (context: TalkingContext, asset: string): Layer[] => {
  const { seconds } = context.timings
  const count = Math.max(1, Math.round(seconds / DRIFT_SECONDS))
  return Array.from({ length: count }, (_, index) => ({
    ...getFullSpan(context),
    id: `presenter photo ${index}`,
    kind: 'picture',
    asset,
    start: (seconds / count) * index,
    duration: seconds / count,
    box: context.stage.view,
    fit: 'cover',
    focus: { x: 0.5, y: 0.35 },
    motion: {
      kind: 'travel',
      from: index % 2 === 0 ? FAR : NEAR,
      to: index % 2 === 0 ? NEAR : FAR,
      easing: 'gentle',
    },
  }))
}

const filmedLayer = (
  context: TalkingContext,
  { asset, from, isLooped }: { asset: string; from: number; isLooped: boolean },
): Layer => ({
  ...getFullSpan(context),
  id: 'presenter clip',
  kind: 'clip',
  asset,
  box: context.stage.view,
  fit: 'cover',
  focus: CENTRE,
  from,
  until: null,
  isLooped,
  isFlipped: false,
})

const backdropLayers = (context: TalkingContext, asset: string | null, colour: string): Layer[] => {
  const known = asset ? context.facts.get(asset) : undefined
  const box = context.stage.view
  const span = getFullSpan(context)
  if (asset && known?.kind === 'video')
    return [{ ...filmedLayer(context, { asset, from: 0, isLooped: true }), id: 'backdrop' }]
  if (asset && known?.kind === 'image') {
    const still = { kind: 'still' } as const
    const fit = 'cover' as const
    return [
      { ...span, id: 'backdrop', kind: 'picture', asset, box, fit, focus: CENTRE, motion: still },
    ]
  }
  const paints = chooseBackdropPaints(context, colour)
  const head = headOf(context)
  const radius = 430 * head.scale
  const side = radius * 2
  const disc = { x: head.x - radius, y: head.y + 40 - radius, width: side, height: side }
  const common = { ...span, kind: 'shape', radius: 0 } as const
  return [
    { ...common, id: 'backdrop', shape: 'rectangle', box, paint: paints.wall },
    {
      ...common,
      id: 'backdrop disc',
      shape: 'ellipse',
      box: disc,
      paint: { kind: 'solid', colour: paints.disc },
    },
  ]
}

const drawnLayers = (context: TalkingContext, presenter: Extract<Presenter, { kind: 'drawn' }>) => {
  const { form, timings } = context
  const colour = PRESENTERS.find(({ key }) => key === presenter.key)?.backdrop ?? '#e8ecee'
  const head = headOf(context)
  const parts = PARTS.map(
    (part): Layer => ({
      ...getFullSpan(context),
      id: `presenter ${part}`,
      kind: 'presenter',
      key: presenter.key,
      part,
      mouths: part === 'mouth' ? (form.voice?.mouths ?? '') : '',
      beats: timings.beats,
      box: partBox(part, head),
    }),
  )
  return [...backdropLayers(context, presenter.backdrop, colour), ...parts]
}

/**
 * Layers of the presenter. A missing one is replaced by a plain backdrop, so the video is never
 * black.
 */
export const buildPresenterLayers = (context: TalkingContext): Layer[] => {
  const { presenter } = context.form
  if (presenter.kind === 'drawn') return drawnLayers(context, presenter)
  const known = context.facts.get(presenter.asset)
  if (presenter.kind === 'photo' && known?.kind === 'image')
    return driftingPicture(context, presenter.asset)
  if (presenter.kind === 'clip' && known?.kind === 'video') return [filmedLayer(context, presenter)]
  return backdropLayers(context, null, '#e8ecee')
}
