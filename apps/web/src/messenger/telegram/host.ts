import { parseJson } from '@kadr/kit/parse-json'
import { isFramed } from '../launcher.ts'

const TELEGRAM_WEB = 'https://web.telegram.org'

type Proxy = { postEvent(eventType: string, eventData: string): void }

declare global {
  interface Window {
    TelegramWebviewProxy?: Proxy
    Telegram?: { WebView?: { receiveEvent: ReceiveEvent } }
    TelegramGameProxy?: { receiveEvent: ReceiveEvent }
    TelegramGameProxy_receiveEvent?: ReceiveEvent
  }
}

export type ReceiveEvent = (eventType: string, eventData?: unknown) => void

/** Inside a Telegram client: in its frame or its web view. */
export const isHosted = () => isFramed() || window.TelegramWebviewProxy !== undefined

/** Our own page at /dev/telegram emulates the client from our own origin. */
const isOwnParent = () => {
  const { origin } = window.location
  const ancestor = window.location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin
  return ancestor === origin
}

/** The only origin that messages are sent to and accepted from when framed. */
const hostOrigin = () => (isOwnParent() ? window.location.origin : TELEGRAM_WEB)

export const sendToHost = ({ eventType, eventData }: { eventType: string; eventData: unknown }) => {
  if (isFramed()) {
    window.parent.postMessage(JSON.stringify({ eventType, eventData }), hostOrigin())
  } else {
    window.TelegramWebviewProxy?.postEvent(eventType, JSON.stringify(eventData ?? null))
  }
}

const isMessage = (value: unknown): value is { eventType: string; eventData?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'eventType' in value &&
  typeof value.eventType === 'string'

const parseMessage = (data: unknown) => {
  const message = typeof data === 'string' ? parseJson(data) : undefined
  return isMessage(message) ? message : undefined
}

/** Clients of different versions call different globals; a framed page gets messages. */
export const listenToHost = (receive: ReceiveEvent) => {
  window.Telegram = { ...window.Telegram, WebView: { receiveEvent: receive } }
  window.TelegramGameProxy = { receiveEvent: receive }
  window.TelegramGameProxy_receiveEvent = receive
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || event.origin !== hostOrigin()) return
    const message = parseMessage(event.data)
    if (message) receive(message.eventType, message.eventData)
  })
}
