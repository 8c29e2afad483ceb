import type { MessengerName } from '@kadr/contract/identity/users'
import type { Launcher } from './launcher.ts'
import { max } from './max/launcher.ts'
import { telegram } from './telegram/launcher.ts'

/** A new messenger is a folder like these, its name in the contract and an entry here. */
export const launchers: Readonly<Record<MessengerName, Launcher>> = { telegram, max }
