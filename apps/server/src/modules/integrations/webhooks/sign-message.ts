import { createHmac } from 'node:crypto'

const PREFIX = 'whsec_'

const keyOf = (secret: string) => Buffer.from(secret.slice(PREFIX.length), 'base64')

/** Headers of Standard Webhooks; one signature for each secret, the newest first. */
export const signMessage = ({
  secrets,
  id,
  at,
  body,
}: {
  secrets: readonly string[]
  /** The same in every attempt; the time and so the signature are those of this one. */
  id: string
  at: Date
  body: string
}): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`)
    return `v1,${hmac.digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

export const messageIdOf = (deliveryId: string) => `msg_${deliveryId.replaceAll('-', '')}`
