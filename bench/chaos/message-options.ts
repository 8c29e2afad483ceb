import { parseArgs } from 'node:util'
import { numberOf } from './number-of.ts'

export type MessageChaosOptions = {
  messages: number
  chats: number
  /** How many chats block the bot during the run. */
  blocked: number
  seed: number
  kills: number
  suspensions: number
  /** The share of requests with an injected fault, 0–1. */
  faults: number
  /** How many times shorter the sender waits than in life. */
  speed: number
  /** After this timeout messages that were not ended count as stuck. */
  limitSeconds: number
}

export const readMessageOptions = (args: readonly string[]): MessageChaosOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      messages: { type: 'string', default: '5000' },
      chats: { type: 'string', default: '250' },
      blocked: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      kills: { type: 'string', default: '20' },
      suspensions: { type: 'string', default: '4' },
      faults: { type: 'string', default: '0.08' },
      speed: { type: 'string', default: '1' },
      limit: { type: 'string', default: '1800' },
    },
  })
  const chats = numberOf('chats', values.chats, { min: 1, max: 10_000 })
  return {
    messages: numberOf('messages', values.messages, { min: 1, max: 100_000 }),
    chats,
    blocked: numberOf('blocked', values.blocked, { min: 0, max: chats }),
    seed: numberOf('seed', values.seed, { min: 0, max: 2 ** 31 }),
    kills: numberOf('kills', values.kills, { min: 0, max: 1000 }),
    suspensions: numberOf('suspensions', values.suspensions, { min: 0, max: 1000 }),
    faults: numberOf('faults', values.faults, { min: 0, max: 1 }),
    speed: numberOf('speed', values.speed, { min: 1, max: 1000 }),
    limitSeconds: numberOf('limit', values.limit, { min: 1, max: 86_400 }),
  }
}
