import { type RefObject, useState } from 'react'
import { type ClientState, type Insets, themeEvent, viewportEvent } from './answers.ts'
import type { ThemeName } from './themes.ts'
import { useLaunch } from './use-launch.ts'
import { useTelegramClient } from './use-telegram-client.ts'

const NO_INSETS: Insets = { top: 0, bottom: 0, left: 0, right: 0 }
/** An iPhone with a notch, and the client's header over a full-screen app. */
const NOTCH: Insets = { top: 47, bottom: 34, left: 0, right: 0 }
const CLIENT_BAR: Insets = { top: 46, bottom: 0, left: 0, right: 0 }

const HEIGHT = { full: 796, half: 458 }
const WIDTH = 390

type Options = { frame: RefObject<HTMLIFrameElement | null>; startParam: string }

export const useEmulator = ({ frame, startParam }: Options) => {
  const [theme, setTheme] = useState<ThemeName>('light')
  const [isHalf, setIsHalf] = useState(false)
  const [insets, setInsets] = useState<'none' | 'notch'>('none')
  const [invoiceStatus, setInvoiceStatus] = useState<ClientState['invoiceStatus']>('ask')
  const [isConfirming, setIsConfirming] = useState(false)

  const viewportFor = (half: boolean) => ({
    width: WIDTH,
    height: half ? HEIGHT.half : HEIGHT.full,
    isExpanded: !half,
  })
  const areasFor = (choice: 'none' | 'notch') =>
    choice === 'notch'
      ? { safeArea: NOTCH, contentSafeArea: CLIENT_BAR }
      : { safeArea: NO_INSETS, contentSafeArea: NO_INSETS }

  const state = { theme, viewport: viewportFor(isHalf), invoiceStatus, ...areasFor(insets) }
  const client = useTelegramClient({ frame, state })
  const launch = useLaunch({ startParam, onLaunched: client.startOver })

  const events = {
    theme,
    isHalf,
    insets,
    invoiceStatus,
    onTheme: (next: ThemeName) => {
      setTheme(next)
      client.send(themeEvent(next))
    },
    onSize: (half: boolean) => {
      setIsHalf(half)
      client.send(viewportEvent({ viewport: viewportFor(half) }))
    },
    onInsets: (choice: 'none' | 'notch') => {
      setInsets(choice)
      const { safeArea, contentSafeArea } = areasFor(choice)
      client.send({ eventType: 'safe_area_changed', eventData: safeArea })
      client.send({ eventType: 'content_safe_area_changed', eventData: contentSafeArea })
    },
    onInvoice: setInvoiceStatus,
    onBack: () => client.send({ eventType: 'back_button_pressed' }),
    onMain: () => client.send({ eventType: 'main_button_pressed' }),
    onClose: () => {
      if (client.view.needsClosingConfirmation) setIsConfirming(true)
      else client.close()
    },
  }
  const confirm = () => {
    setIsConfirming(false)
    client.close()
  }
  return { client, launch, events, closing: { isConfirming, setIsConfirming, confirm } }
}
