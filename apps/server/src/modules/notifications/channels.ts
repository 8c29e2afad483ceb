import type { Channel } from './channel.ts'
import { telegramChannel } from './telegram-channel.ts'

/** A new channel is a file like `telegram-channel.ts`, its name in the schema, and an entry here. */
export const CHANNELS: readonly Channel[] = [telegramChannel]

export const getChannel = (name: Channel['name']): Channel => {
  const channel = CHANNELS.find((candidate) => candidate.name === name)
  if (!channel) throw new Error(`Unknown channel: ${name}`)
  return channel
}
