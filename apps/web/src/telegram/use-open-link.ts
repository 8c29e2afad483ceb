import { useCallback } from 'react'
import type { Bridge } from './bridge.ts'
import { useTelegram } from './telegram-context.tsx'

/** In Telegram: chats open in Telegram, everything else in the system browser. */
export const openLink = ({ url, bridge }: { url: string; bridge: Bridge | undefined }) => {
  const address = new URL(url, window.location.origin)
  if (!bridge) {
    openOnTheWeb(address)
  } else if (address.hostname === 't.me') {
    bridge.post('web_app_open_tg_link', { path_full: address.pathname + address.search })
  } else {
    bridge.post('web_app_open_link', { url: address.href })
  }
}

const openOnTheWeb = (address: URL) => {
  if (address.origin === window.location.origin) {
    window.location.assign(address.href)
    return
  }
  const opened = window.open(address.href, '_blank')
  // Fallback for a blocked popup.
  if (opened) opened.opener = null
  else window.location.assign(address.href)
}

export const useOpenLink = () => {
  const bridge = useTelegram()
  return useCallback((url: string) => openLink({ url, bridge }), [bridge])
}
