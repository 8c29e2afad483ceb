import type { Channel } from './channel.ts'
import { emailChannel } from './email-channel.ts'
import { pushChannel } from './push-channel.ts'
import { telegramChannel } from './telegram-channel.ts'

/**
 * In the order in which they stand in for each other. A new channel is a file like these, its name in the contract, and
 * an entry here.
 */
export const CHANNELS: readonly Channel[] = [telegramChannel, pushChannel, emailChannel]

export const getChannel = (name: Channel['name']): Channel => {
  const channel = CHANNELS.find((candidate) => candidate.name === name)
  if (!channel) throw new Error(`Unknown channel: ${name}`)
  return channel
}
