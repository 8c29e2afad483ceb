import type { GreenscreenMemeForm, MemeReaction } from '@kadr/contract/studio/greenscreen-meme'
import type { DrawnPresenter, PresenterEmotion } from '@kadr/contract/studio/scene/presenter'
import type { Box, Layer } from '@kadr/contract/studio/scene/scene'
import { listSetColours } from '../../director/build-set.ts'
import { getCanvasSize } from '../../geometry/canvas-size.ts'
import { chooseClothes } from '../../presenters/clothes.ts'
import { EMOTIONS } from '../../presenters/emotions.ts'
import { PRESENTER_PARTS, placePart } from '../../presenters/person-layers.ts'
import { getJumps, getShots, type MemeContext } from './context.ts'
import { trimReaction } from './length.ts'

const CENTRE = { x: 0.5, y: 0.5 }

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

/** Vertical position of the head, as a share of the clip's height. */
const HEAD = 0.4
const PERSON_SCALE = 1.3
/** A set before the punch line and one from it on. */
const HALVES = 2

const drawnLayers = (
  context: MemeContext,
  { x, y, scale, isFlipped }: MemeReaction,
  { key, emotion }: { key: DrawnPresenter; emotion: PresenterEmotion },
): Layer[] => {
  const { aspect } = context.form
  const { hasHand } = EMOTIONS[emotion]
  const clothes =
    context.form.background.asset === null
      ? chooseClothes(key, listSetColours(context.form, HALVES))
      : undefined
  return getJumps(context).flatMap(({ span, zoom, lift, name }) => {
    const box = computeReactionBox({ aspect, x, y: y - lift, scale: scale * zoom })
    const place = {
      x: box.x + box.width / 2,
      y: box.y + box.height * HEAD,
      scale: PERSON_SCALE * (box.height / 1920),
      isFlipped,
    }
    return PRESENTER_PARTS.filter((part) => hasHand || part !== 'hand').map(
      (part): Layer => ({
        ...span,
        id: `reaction${name} ${part}`,
        kind: 'presenter',
        key,
        part,
        emotion,
        isFlipped,
        ...(clothes ? { clothes } : {}),
        mouths: '',
        beats: [0],
        box: placePart(part, place),
      }),
    )
  })
}

/** The reaction restarts, zoomed in, at the punch line. */
export const buildReactionLayers = (context: MemeContext): Layer[] => {
  const { form, facts } = context
  const { reaction, aspect } = form
  if (!reaction) return []
  if (reaction.drawn) return drawnLayers(context, reaction, reaction.drawn)
  const { asset, isLooped, isFlipped, key, x, y, scale } = reaction
  const known = asset ? facts.get(asset) : undefined
  if (!asset || known?.kind !== 'video') return []
  const { from, until } = trimReaction(reaction, known.seconds)
  return getShots(context).map(
    ({ span, zoom, lift, name }): Layer => ({
      ...span,
      id: `reaction${name}`,
      kind: 'keyed',
      asset,
      fit: 'contain',
      focus: CENTRE,
      from,
      until,
      isLooped,
      isFlipped,
      key,
      box: computeReactionBox({ aspect, x, y: y - lift, scale: scale * zoom }),
    }),
  )
}
