import { messengerName } from '@kadr/contract/identity/users'
import type { Channel } from './channel.ts'
import { emailChannel } from './email-channel.ts'
import { messengerChannel } from './messenger-channel.ts'
import { pushChannel } from './push-channel.ts'

/**
 * In fallback order (see `fallBack`). A new channel is a file like these, its name in the contract, and an entry in this
 * list.
 */
export const CHANNELS: readonly Channel[] = [
  ...messengerName.options.map(messengerChannel),
  pushChannel,
  emailChannel,
]

export const getChannel = (name: Channel['name']): Channel => {
  const channel = CHANNELS.find((candidate) => candidate.name === name)
  if (!channel) throw new Error(`Unknown channel: ${name}`)
  return channel
}
