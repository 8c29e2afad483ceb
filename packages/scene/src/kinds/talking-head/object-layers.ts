import type { AudioTrack, Layer } from '@kadr/contract/studio/scene/scene'
import { readObjectLook } from '../../director/build-set.ts'
import { createObjectEffects } from '../../director/sounds.ts'
import { getFullSpan, type TalkingContext } from './context.ts'
import { frameShot } from './framing.ts'
import type { Shot } from './shots.ts'

const SIZE = 370
/** From the middle of the canvas to the middle of the object. */
const ASIDE = 300
const DELAY = 0.25

type ShownShot = Shot & { object: string }
const hasObject = (shot: Shot): shot is ShownShot => shot.object !== null && !shot.hasCard

/** Objects beside the head while they are mentioned; only with a set of the style as backdrop. */
export const buildObjectLayers = (context: TalkingContext): Layer[] => {
  const { form, page, look, shots } = context
  if (form.presenter.kind !== 'drawn') return []
  return shots.filter(hasObject).flatMap((shot): Layer[] => {
    const drawn = readObjectLook(form, { name: shot.object, index: shot.sentence })
    if (!drawn) return []
    const head = frameShot(context, shot)
    const side = SIZE * page.k
    const away = Math.sign(page.width / 2 - head.x) * ASIDE * (page.width / 1080)
    return [
      {
        ...drawn,
        kind: 'object',
        ...getFullSpan(context),
        id: `object ${shot.index}`,
        start: shot.start + DELAY,
        duration: Math.max(0.1, shot.end - shot.start - DELAY),
        enter: look.motion.parts.object.enter,
        box: {
          x: page.width / 2 + away - side / 2,
          y: head.y - side * 0.62,
          width: side,
          height: side,
        },
        widest: side,
        idle: { kind: 'float', x: 0, y: 10, every: 2.4 },
      },
    ]
  })
}

/** Sound effects at the moments objects enter. */
export const listObjectEffects = ({ form, shots, look, facts }: TalkingContext): AudioTrack[] =>
  form.hasEffects && form.presenter.kind === 'drawn'
    ? createObjectEffects(
        shots.filter(hasObject).map(({ index, start }) => ({ index, start: start + DELAY })),
        { motion: look.motion, facts },
      )
    : []
