import type { LaunchParams } from '../launcher.ts'
import type { Messenger } from '../port.ts'
import { createMax } from './max-messenger.ts'
import { openWebApp } from './web-app.ts'

const MOBILE = new Set(['android', 'ios'])

/** MAX has no colours of its own for us and opens in full: only an accidental closing is guarded against. */
export const startMax = ({ platform }: LaunchParams): Messenger => {
  const opening = openWebApp()
  void opening.then((app) => {
    if (MOBILE.has(platform)) app?.enableClosingConfirmation()
  })
  return createMax(opening)
}
