import { cuts } from './cuts/index.ts'
import { journal } from './journal/index.ts'
import { night } from './night/index.ts'
import { notes } from './notes/index.ts'
import { riso } from './riso/index.ts'
import { studio } from './studio/index.ts'
import type { Style } from './style.ts'

/** The first is the default. */
export const STYLES: readonly [Style, ...Style[]] = [cuts, riso, journal, studio, notes, night]

/** Falls back to the default when the key no longer exists. */
export const findStyle = (key: string): Style =>
  STYLES.find((style) => style.key === key) ?? STYLES[0]
