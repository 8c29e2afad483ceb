import { useCallback } from 'react'
import { useMessenger } from './messenger-context.tsx'
import type { Messenger } from './port.ts'

export const openLink = ({ url, messenger }: { url: string; messenger: Messenger | undefined }) => {
  const address = new URL(url, window.location.origin)
  if (messenger) messenger.openLink(address)
  else openOnTheWeb(address)
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
  const messenger = useMessenger()
  return useCallback((url: string) => openLink({ url, messenger }), [messenger])
}
