import type { GreenscreenMemeForm } from '@kadr/contract/greenscreen-meme'
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
