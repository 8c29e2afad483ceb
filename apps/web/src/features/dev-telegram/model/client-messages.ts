import * as z from 'zod/mini'

const message = z.object({ eventType: z.string(), eventData: z.optional(z.unknown()) })
export type BridgeMessage = z.infer<typeof message>

/** A call of the mini-app as it travels through postMessage, or undefined for anything else. */
export const readBridgeMessage = (data: unknown): BridgeMessage | undefined => {
  if (typeof data !== 'string') return undefined
  try {
    return message.parse(JSON.parse(data))
  } catch {
    return undefined
  }
}

export const writeBridgeMessage = ({ eventType, eventData }: BridgeMessage) =>
  JSON.stringify({ eventType, eventData })
