import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import type { Network } from '@kadr/contract/networks'
import { NETWORK_LIMITS } from '@kadr/domain/networks/all-limits'
import { fitsText } from '@kadr/domain/networks/count-text'
import type { MediaShape } from '@kadr/domain/networks/limits'
import { findHashtags, findMentions } from '@kadr/domain/posts/hashtags'
import { findLinks } from '@kadr/domain/posts/tag-links'
import { checkText, textRuleOf } from '@kadr/domain/preflight/check-text'
import type { Check } from '@kadr/domain/preflight/draft'
import { NETWORK_RULES } from '@kadr/domain/preflight/network-rules'
import { cutToFit } from '@kadr/domain/preflight/split-text'

type Media = AiTaskOf<'adapt'>['media']

const takes = (shape: MediaShape, media: Media): boolean => {
  if (media === 'video') return shape.video !== undefined
  if (media === 'images') return shape.image !== undefined && shape.count.max > 1
  return shape.image !== undefined
}

/** The shape whose text rule holds: of the media, else the first the network has. */
const shapeFor = ({ network, media }: { network: Network; media: Media }) => {
  const limits = NETWORK_LIMITS[network]
  if (media === 'none' && limits.text) return undefined
  const shapes = limits.media.filter(({ name }) => name !== 'story')
  return shapes.find((shape) => takes(shape, media)) ?? shapes[0]
}

/** The very check that the post will meet, on its text alone. */
const checkOf = ({ network, media, text }: { network: Network; media: Media; text: string }) => {
  const check: Check = {
    limits: NETWORK_LIMITS[network],
    title: NETWORK_RULES[network].title,
    draft: { text, utm: null, erid: '', media: [], settings: {} },
    text,
    shape: shapeFor({ network, media }),
    account: { status: 'active', missingScopes: [], options: null },
  }
  return checkText(check)
}

const COUNTED = [
  { name: 'hashtags', find: findHashtags },
  { name: 'mentions', find: findMentions },
  { name: 'links', find: findLinks },
] as const

/** Takes out the last ones, as many as there are too many. */
const dropExtra = (given: string, network: Network): string => {
  let text = given
  for (const { name, find } of COUNTED) {
    const max = NETWORK_LIMITS[network].counts[name]
    if (max === undefined) continue
    for (const extra of find(text).slice(max).toReversed()) {
      const at = text.lastIndexOf(extra)
      text = text.slice(0, at) + text.slice(at + extra.length)
    }
  }
  return text.replaceAll(/ {2,}/g, ' ').trim()
}

const dropForbidden = (given: string, forbidden: readonly string[]) =>
  forbidden.reduce((text, letter) => text.replaceAll(letter, ''), given)

/** The text as the network takes it: never over its limits, whoever wrote it. */
export const fitNetwork = ({
  network,
  media,
  text: given,
}: {
  network: Network
  media: Media
  text: string
}): { text: string; isCut: boolean } => {
  const rule = textRuleOf({ limits: NETWORK_LIMITS[network], shape: shapeFor({ network, media }) })
  const whole = dropExtra(dropForbidden(given, rule?.forbidden ?? []), network)
  const fits = (text: string) =>
    checkOf({ network, media, text }).every(
      ({ level, code }) => level !== 'error' || code === 'text_required',
    )
  const text = cutToFit({ text: whole, fits })
  return { text, isCut: text !== whole }
}

/** A title where the network's posts have one. */
export const fitTitle = ({
  network,
  title: given,
}: {
  network: Network
  title: string
}): string | null => {
  const rule = NETWORK_LIMITS[network].fields.title
  if (!rule) return null
  const title = dropForbidden(given, rule.forbidden ?? []).trim()
  return cutToFit({ text: title, fits: (text) => fitsText({ text, rule }) })
}
