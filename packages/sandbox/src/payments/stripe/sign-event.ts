import { createHmac } from 'node:crypto'

/** `Stripe-Signature` of a body at a moment. */
export const signEvent = (input: { body: string; secret: string; at: Date }): string => {
  const t = Math.floor(input.at.getTime() / 1000)
  const v1 = createHmac('sha256', input.secret).update(`${t}.${input.body}`).digest('hex')
  return `t=${t},v1=${v1}`
}
