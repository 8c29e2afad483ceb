import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'

const message = z.object({ eventType: z.string(), eventData: z.optional(z.unknown()) })
export type BridgeMessage = z.infer<typeof message>

/** A call of the mini-app as it travels through postMessage, or undefined for anything else. */
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

/** The address the mini-app wants in the person's own browser, if this call is about one. */
export const findOpenedLink = (call: BridgeMessage): string | undefined => {
  const parsed = openLinkCall.safeParse(call)
  return parsed.success ? parsed.data.eventData.url : undefined
}
