import type { GreenscreenMemeForm } from '@kadr/contract/greenscreen-meme'
import { FRAMES_PER_SECOND } from '../../canvas-size.ts'
import { type PictureLook, readPictureLook } from '../../director/picture-look.ts'
import { createPage, type Page } from '../../styles/page.ts'
import type { AssetFacts } from '../kind.ts'
import { computeMemeSeconds } from './length.ts'
import { findPunch } from './punch.ts'

/** Inputs shared by all layer builders. */
export type MemeContext = {
  form: GreenscreenMemeForm
  page: Page
  look: PictureLook
  seconds: number
  /** The moment of the punch line. */
  punch: number
  facts: ReadonlyMap<string, AssetFacts>
}

export const createContext = ({
  form,
  facts,
}: {
  form: GreenscreenMemeForm
  facts: ReadonlyMap<string, AssetFacts>
}): MemeContext => {
  const seconds = computeMemeSeconds(form, facts)
  return {
    form,
    page: createPage(form.aspect),
    look: readPictureLook(form),
    seconds,
    punch: findPunch(form, seconds),
    facts,
  }
}

const STANDING = { opacity: 1, enter: null, leave: null } as const

export const getWholeSpan = ({ seconds }: MemeContext) => ({
  ...STANDING,
  start: 0,
  duration: seconds,
})

export const hasPunchLine = ({ form: { text } }: MemeContext) => text.bottom.trim() !== ''

/**
 * With the lower words the face goes up by this share of the canvas: they never cover it. Where the
 * upper ones stay, it goes down a little.
 */
const NEARER = {
  withLine: { zoom: 1.26, lift: 0.14 },
  withoutLine: { zoom: 1.16, lift: -0.05 },
}

/** A drawn reaction comes nearer once more in each half, if the half lasts. */
const JUMPS = {
  before: { zoom: 1.1, lift: -0.03 },
  withLine: { zoom: 1.45, lift: 0.1 },
  withoutLine: { zoom: 1.3, lift: -0.12 },
}
/** Shorter halves stay one shot. */
const LONG_HALF = 1.6

/** Before the punch line and from it on: what is seen changes with a hard cut. */
export const getShots = (context: MemeContext) => {
  const { seconds, punch } = context
  const nearer = hasPunchLine(context) ? NEARER.withLine : NEARER.withoutLine
  return [
    { span: { ...STANDING, start: 0, duration: punch }, zoom: 1, lift: 0, name: '' },
    {
      span: { ...STANDING, start: punch, duration: seconds - punch },
      ...nearer,
      name: ' punch',
    },
  ]
}

/** The shots, with a jump cut in the middle of those that last. */
export const getJumps = (context: MemeContext) => {
  const after = hasPunchLine(context) ? JUMPS.withLine : JUMPS.withoutLine
  return getShots(context).flatMap((shot, index) => {
    const { start, duration } = shot.span
    if (duration < LONG_HALF) return [shot]
    const middle = Math.round((duration / 2) * FRAMES_PER_SECOND) / FRAMES_PER_SECOND
    return [
      { ...shot, span: { ...shot.span, duration: middle } },
      {
        ...(index ? after : JUMPS.before),
        span: { ...shot.span, start: start + middle, duration: duration - middle },
        name: `${shot.name} nearer`,
      },
    ]
  })
}
