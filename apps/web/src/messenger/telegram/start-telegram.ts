import { shownPapers } from '../../platform/page/theme.ts'
import type { LaunchParams } from '../launcher.ts'
import type { Messenger } from '../port.ts'
import { type Bridge, connectBridge } from './bridge.ts'
import { createTelegram, paintAround } from './telegram-messenger.ts'
import { followViewport } from './viewport.ts'

const MOBILE = new Set(['android', 'android_x', 'ios'])

const followReloads = (bridge: Bridge) =>
  bridge.on('reload_iframe', () => {
    bridge.post('iframe_will_reload')
    window.location.reload()
  })

/** Sets up the Telegram window, in the order clients expect. */
export const startTelegram = ({ version, platform }: LaunchParams): Messenger => {
  const bridge = connectBridge(version)
  followReloads(bridge)
  if (window.parent !== window) bridge.post('iframe_ready', { reload_supported: true })
  paintAround(bridge, shownPapers())
  bridge.post('web_app_expand')
  // On a phone an accidental swipe closes the app; on a desktop closing is always deliberate.
  if (MOBILE.has(platform)) {
    bridge.post('web_app_setup_closing_behavior', { need_confirmation: true })
  }
  followViewport(bridge)
  return createTelegram(bridge)
}
