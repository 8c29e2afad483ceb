import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import type { Network } from '@kadr/contract/networks'
import { NETWORK_LIMITS } from '@kadr/domain/networks/all-limits'
import { fitNetwork } from '../../_shared/fit-network.ts'
import { shortenText } from '../shorten-text.ts'
import { splitTail } from '../split-tail.ts'
import type { WriterContext } from '../writer-context.ts'

const MAX_TRIES = 4

/** Keeps the usual number of tags of the network. */
const tagsOf = ({ network, tail }: { network: Network; tail: string }): string =>
  tail.split(/\s+/).slice(0, NETWORK_LIMITS[network].suitedHashtags).join(' ')

const isSmall = (network: Network) =>
  (NETWORK_LIMITS[network].text?.maximums ?? []).some(({ max }) => max <= 500)

/** Whole sentences while they fit; otherwise cut. */
const variantOf = ({ network, task }: { network: Network; task: AiTaskOf<'adapt'> }): string => {
  const { body, tail } = splitTail(task.text)
  const tags = tail === '' ? '' : tagsOf({ network, tail })
  const whole = (text: string) => [text, tags].filter((part) => part !== '').join('\n\n')
  let text = body
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (!fitNetwork({ network, media: task.media, text: whole(text) }).isCut) return whole(text)
    const shorter = shortenText(text)
    if (shorter.length >= text.length) break
    text = shorter
  }
  return isSmall(network) ? text : whole(text)
}

const titleOf = (text: string): string => {
  const [line = ''] = splitTail(text).body.split(/\n|(?<=[.!?…])\s/)
  return line.replace(/[.…]+$/, '').trim()
}

export const writeAdapt = ({ task }: { context: WriterContext; task: AiTaskOf<'adapt'> }) => ({
  variants: task.networks.map((network) => ({
    network,
    title: titleOf(task.text),
    text: variantOf({ network, task }),
  })),
})
