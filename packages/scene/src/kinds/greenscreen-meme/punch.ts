import type { GreenscreenMemeForm } from '@kadr/contract/studio/greenscreen-meme'

const BASE_SECONDS = 0.6
const CHARACTER_SECONDS = 0.042
const EARLIEST = 1.4
const LATEST_SHARE = 0.55

const lengthOf = (text: string) => text.replaceAll('*', '').trim().length

const readingSeconds = (text: string) => BASE_SECONDS + lengthOf(text) * CHARACTER_SECONDS

/** The second of the punch line: after the upper text can be read. */
export const findPunch = ({ text }: GreenscreenMemeForm, seconds: number): number =>
  Math.min(seconds * LATEST_SHARE, Math.max(EARLIEST, readingSeconds(text.top)))

/** Seconds to read both texts, plus a pause. */
export const readWholeSeconds = ({ text }: GreenscreenMemeForm): number =>
  Math.max(EARLIEST, readingSeconds(text.top)) + readingSeconds(text.bottom) + BASE_SECONDS
