import type { AudioTrack, Layer } from '@kadr/contract/studio/scene/scene'
import { readObjectLook } from '../../director/build-set.ts'
import { createObjectEffects } from '../../director/sounds.ts'
import { findCameraView } from '../../footage/camera-view.ts'
import { findResultSecond } from '../../footage/footage-time.ts'
import { type FootageContext, STANDING } from './context.ts'

const SIZE = 300
const SECONDS = 1.8
const SHORTEST = 0.4
/** The top of an object: beside the forehead, below a title. */
const TOP = 420
const TITLE_UNTIL = 3.2
const TOP_UNDER_TITLE = 600

type ShownObject = { name: string; index: number; start: number; duration: number }

/** Objects whose word is still heard, none longer than the next one comes. */
const listObjects = ({ form, pieces, filmed }: FootageContext): ShownObject[] => {
  const found = form.objects
    .flatMap(({ at, name }) => {
      const start = findResultSecond(pieces, at / 1000)
      return start === null ? [] : [{ name, start }]
    })
    .toSorted((one, other) => one.start - other.start)
  return found.flatMap(({ name, start }, index) => {
    const until = Math.min(start + SECONDS, found[index + 1]?.start ?? filmed, filmed)
    return until - start < SHORTEST ? [] : [{ name, index, start, duration: until - start }]
  })
}

/** Drawn objects beside the head while they are mentioned, by turns on both sides. */
export const buildObjectLayers = (context: FootageContext, layers: readonly Layer[]): Layer[] => {
  const { form, look, page } = context
  const footage = layers.find((layer) => layer.kind === 'footage')
  return listObjects(context).flatMap(({ name, index, start, duration }): Layer[] => {
    const drawn = readObjectLook(form, { name, index })
    if (!drawn) return []
    const side = SIZE * page.k
    // A frame at the edge of the picture has the face nearer to that edge.
    const seen = footage ? findCameraView(footage.camera, start).x : 0.5
    const isLeft = Math.abs(seen - 0.5) > 0.3 ? seen > 0.5 : index % 2 === 0
    const top = form.title.trim() !== '' && start < TITLE_UNTIL ? TOP_UNDER_TITLE : TOP
    return [
      {
        ...STANDING,
        ...drawn,
        kind: 'object',
        id: `object ${index}`,
        start,
        duration,
        enter: look.motion.parts.object.enter,
        box: {
          x: isLeft ? page.left : page.right - side,
          y: page.y(top),
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
export const listObjectEffects = (context: FootageContext): AudioTrack[] =>
  context.form.hasEffects
    ? createObjectEffects(listObjects(context), {
        motion: context.look.motion,
        facts: context.facts,
      })
    : []
