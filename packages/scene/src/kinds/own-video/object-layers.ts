import type { AudioTrack, Box, Layer } from '@kadr/contract/studio/scene/scene'
import { readObjectLook } from '../../director/build-set.ts'
import { createObjectEffects } from '../../director/sounds.ts'
import { findResultSecond } from '../../footage/footage-time.ts'
import { doBoxesMeet } from '../../geometry/boxes.ts'
import { type FootageContext, STANDING } from './context.ts'
import { findFace } from './find-face.ts'

const SIZE = 300
const SMALL = 200
/** Below what the apps draw over a film. */
const HIGHEST = 230
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

/** Places of an object by preference: on its own side, on the other one, smaller, higher. */
const listPlaces = ({ page, form }: FootageContext, { index, start }: ShownObject): Box[] => {
  const isUnderTitle = form.title.trim() !== '' && start < TITLE_UNTIL
  const tops = isUnderTitle ? [TOP_UNDER_TITLE] : [TOP, HIGHEST]
  const sides = index % 2 === 0 ? [page.left, page.right] : [page.right, page.left]
  return [SIZE, SMALL].flatMap((size) =>
    tops.flatMap((top) =>
      sides.map((edge) => {
        const side = size * page.k
        const x = edge === page.left ? edge : edge - side
        return { x, y: page.y(top), width: side, height: side }
      }),
    ),
  )
}

/** Drawn objects beside the head while they are mentioned, by turns on both sides and never on the face. */
export const buildObjectLayers = (context: FootageContext, layers: readonly Layer[]): Layer[] => {
  const { form, look } = context
  return listObjects(context).flatMap((shown): Layer[] => {
    const { name, index, start, duration } = shown
    const drawn = readObjectLook(form, { name, index })
    if (!drawn) return []
    const places = listPlaces(context, shown)
    const face = findFace(context, { layers, seconds: start + duration / 2 })
    const box = places.find((place) => !face || !doBoxesMeet(place, face)) ?? places.at(-1)
    if (!box) return []
    return [
      {
        ...STANDING,
        ...drawn,
        kind: 'object',
        id: `object ${index}`,
        start,
        duration,
        enter: look.motion.parts.object.enter,
        box,
        widest: box.width,
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
