import type { GreenscreenMemeForm } from '@kadr/contract/greenscreen-meme'

const BASE_SECONDS = 0.6
const CHARACTER_SECONDS = 0.042
const EARLIEST = 1.4
const LATEST_SHARE = 0.55

const lengthOf = (text: string) => text.replaceAll('*', '').trim().length

/** Time to read the words that lead to the punch line. */
const readingSeconds = (text: string) => BASE_SECONDS + lengthOf(text) * CHARACTER_SECONDS

/** The moment of the punch line: the first words have been read by then. */
export const findPunch = ({ text }: GreenscreenMemeForm, seconds: number): number =>
  Math.min(seconds * LATEST_SHARE, Math.max(EARLIEST, readingSeconds(text.top)))

/** Both texts can be read, with a moment for the face. */
export const readWholeSeconds = ({ text }: GreenscreenMemeForm): number =>
  Math.max(EARLIEST, readingSeconds(text.top)) + readingSeconds(text.bottom) + BASE_SECONDS
