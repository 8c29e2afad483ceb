import type { Launcher } from '../launcher.ts'
import { isHosted } from './host.ts'
import { parseLaunchParams } from './launch-params.ts'
import { startTelegram } from './start-telegram.ts'

const KEY = 'kadr.telegram-launch'

/** Most start the app here: it comes with the first file. A top-level page shares the tab's storage with a frame in it. */
export const telegram: Launcher = {
  parse: parseLaunchParams,
  keepIn: () => KEY,
  findIn: () => (isHosted() ? KEY : undefined),
  start: startTelegram,
}
