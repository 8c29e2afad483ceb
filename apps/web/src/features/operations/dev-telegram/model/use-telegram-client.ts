import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { answerCall, type ClientState, findRequestedInvoice, readClosedInvoice } from './answers.ts'
import {
  type BridgeMessage,
  findOpenedLink,
  readBridgeMessage,
  writeBridgeMessage,
} from './client-messages.ts'
import { applyCall, FRESH_WINDOW, type WindowState } from './window-state.ts'

export type LoggedCall = { number: number; call: BridgeMessage }

const LOG_LENGTH = 200

type Options = { frame: RefObject<HTMLIFrameElement | null>; state: ClientState }

/** Emulates the Telegram client: responds to calls, tracks the window state, records the log. */
export const useTelegramClient = ({ frame, state }: Options) => {
  const [view, setView] = useState<WindowState>(FRESH_WINDOW)
  const [log, setLog] = useState<LoggedCall[]>([])
  const [invoice, setInvoice] = useState<string>()

  const send = useCallback(
    (message: BridgeMessage) =>
      frame.current?.contentWindow?.postMessage(
        writeBridgeMessage(message),
        window.location.origin,
      ),
    [frame],
  )

  const receiveClosed = (event: MessageEvent) => {
    const closed =
      event.origin === window.location.origin ? readClosedInvoice(event.data) : undefined
    if (!closed) return
    setInvoice(undefined)
    send(closed)
  }

  const receive = useEffectEvent((event: MessageEvent) => {
    if (event.source !== frame.current?.contentWindow) return receiveClosed(event)
    const call = readBridgeMessage(event.data)
    if (!call) return
    setLog((rows) => [{ number: (rows[0]?.number ?? 0) + 1, call }, ...rows].slice(0, LOG_LENGTH))
    setView((before) => applyCall({ state: before, call }))
    const slug = findRequestedInvoice(call, state)
    if (slug) setInvoice(slug)
    const url = findOpenedLink(call)
    if (url) window.open(url, '_blank', 'noopener')
    for (const answer of answerCall({ call, state })) send(answer)
  })

  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  return {
    view,
    log,
    /** The slug of the invoice that is shown over the app. */
    invoice,
    closeInvoice: () => {
      if (invoice === undefined) return
      setInvoice(undefined)
      send({ eventType: 'invoice_closed', eventData: { slug: invoice, status: 'cancelled' } })
    },
    send,
    close: () => setView((before) => ({ ...before, isClosed: true })),
    startOver: () => {
      setView(FRESH_WINDOW)
      setInvoice(undefined)
    },
    clearLog: () => setLog([]),
  }
}
