import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'

const message = z.object({ eventType: z.string(), eventData: z.optional(z.unknown()) })
export type BridgeMessage = z.infer<typeof message>

/** Parses a postMessage of the mini-app; undefined for any other message. */
export const readBridgeMessage = (data: unknown): BridgeMessage | undefined => {
  const parsed = message.safeParse(typeof data === 'string' ? parseJson(data) : undefined)
  return parsed.data
}

export const writeBridgeMessage = ({ eventType, eventData }: BridgeMessage) =>
  JSON.stringify({ eventType, eventData })

const openLinkCall = z.object({
  eventType: z.literal('web_app_open_link'),
  eventData: z.object({ url: z.url({ protocol: /^https?$/ }) }),
})

/** The URL the mini-app wants to open in the external browser, if this call is about one. */
export const findOpenedLink = (call: BridgeMessage): string | undefined => {
  const parsed = openLinkCall.safeParse(call)
  return parsed.success ? parsed.data.eventData.url : undefined
}
