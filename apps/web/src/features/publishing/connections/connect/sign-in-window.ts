import * as z from 'zod/mini'
import type { OAuthAnswer } from '../../../../networks/network.ts'
import { deviceTexts } from '../../../../platform/storage/device-storage.ts'

const KEY = 'kadr.sign-in-window'
/** BroadcastChannel is same-origin, and works where COOP has severed `window.opener`. */
const CHANNEL = 'kadr-sign-in'
const WIDTH = 520
const HEIGHT = 720
/** The opener may have been closed: after this timeout the popup completes the sign-in itself. */
const PATIENCE_MS = 3000

/** Phones show one window at a time, so the network's page replaces ours there. */
const isRoomy = () => window.matchMedia('(min-width: 768px)').matches

/** A centred blank popup; null when the browser blocks it. */
export const openSignInWindow = (): Window | null => {
  if (!isRoomy()) return null
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2)
  const features = `left=${left},top=${top},width=${WIDTH},height=${HEIGHT}`
  return window.open('', CHANNEL, `popup,${features}`)
}

/** Stores the OAuth state of the popup and returns it. */
export const rememberWindow = (consentUrl: string): string => {
  const state = URL.parse(consentUrl)?.searchParams.get('state') ?? ''
  deviceTexts.write(KEY, state)
  return state
}

const answer = z.union([
  z.object({ kind: z.literal('code'), code: z.string(), state: z.string() }),
  z.object({ kind: z.enum(['refused', 'broken']) }),
])

const message = z.union([
  z.object({ kind: z.literal('answer'), state: z.string(), answer }),
  z.object({ kind: z.literal('taken'), state: z.string() }),
])
type Message = z.infer<typeof message>

const listen = (channel: BroadcastChannel, onMessage: (message: Message) => void) => {
  channel.onmessage = ({ data }) => {
    const parsed = message.safeParse(data)
    if (parsed.success) onMessage(parsed.data)
  }
}

/** Passes the network's response to the waiting opener; false when none acknowledges it. */
export const passToOpener = async (of: { state: string; answer: OAuthAnswer }) => {
  if (of.state === '' || deviceTexts.read(KEY) !== of.state) return false
  deviceTexts.remove(KEY)
  const channel = new BroadcastChannel(CHANNEL)
  const isReceived = new Promise<boolean>((resolve) => {
    listen(channel, ({ kind, state }) => {
      if (kind === 'taken' && state === of.state) resolve(true)
    })
    setTimeout(() => resolve(false), PATIENCE_MS)
  })
  channel.postMessage({ kind: 'answer', ...of })
  return isReceived.finally(() => channel.close())
}

/** Returns an unsubscribe function. */
export const awaitAnswer = (of: { state: string; onAnswer: (answer: OAuthAnswer) => void }) => {
  const channel = new BroadcastChannel(CHANNEL)
  listen(channel, (heard) => {
    if (heard.kind !== 'answer' || heard.state !== of.state) return
    channel.postMessage({ kind: 'taken', state: of.state })
    of.onAnswer(heard.answer)
  })
  return () => channel.close()
}
