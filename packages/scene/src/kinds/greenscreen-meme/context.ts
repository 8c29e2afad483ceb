import type { GreenscreenMemeForm } from '@kadr/contract/studio/greenscreen-meme'
import { type PictureLook, readPictureLook } from '../../director/picture-look.ts'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { FRAMES_PER_SECOND } from '../../geometry/canvas-size.ts'
import { createPage, type Page } from '../../styles/page.ts'
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
 * Zoom and upward shift, as a share of the canvas, of the second half. With a lower text the face
 * moves up, clear of it; without one it moves down a little.
 */
const NEARER = {
  withLine: { zoom: 1.26, lift: 0.14 },
  withoutLine: { zoom: 1.16, lift: -0.05 },
}

/** Zoom and shift of the jump cuts of drawn reactions. */
const JUMPS = {
  before: { zoom: 1.1, lift: -0.03 },
  withLine: { zoom: 1.45, lift: 0.1 },
  withoutLine: { zoom: 1.3, lift: -0.12 },
}
/** Seconds; shorter halves have no jump cut. */
const LONG_HALF = 1.6

/** Two shots with a hard cut between them: before the punch line and from it on. */
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

/** The shots, with a jump cut in the middle of long ones. */
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
