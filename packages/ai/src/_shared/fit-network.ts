import type { Network } from '@kadr/contract/publishing/networks'
import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import { NETWORK_LIMITS } from '@kadr/domain/publishing/networks/all-limits'
import { fitsText } from '@kadr/domain/publishing/networks/count-text'
import type { MediaShape } from '@kadr/domain/publishing/networks/limits'
import { composeText } from '@kadr/domain/publishing/posts/compose-text'
import { findHashtags, findMentions } from '@kadr/domain/publishing/posts/hashtags'
import { findLinks } from '@kadr/domain/publishing/posts/tag-links'
import { checkText, textRuleOf } from '@kadr/domain/publishing/preflight/check-text'
import { describeLimits } from '@kadr/domain/publishing/preflight/describe-limits'
import type { Check } from '@kadr/domain/publishing/preflight/draft'
import { NETWORK_RULES } from '@kadr/domain/publishing/preflight/network-rules'
import { cutToFit } from '@kadr/domain/publishing/preflight/split-text'

type Media = AiTaskOf<'adapt'>['media']

const acceptsMedia = (shape: MediaShape, media: Media): boolean => {
  if (media === 'video') return shape.video !== undefined
  if (media === 'images') return shape.image !== undefined && shape.count.max > 1
  return shape.image !== undefined
}

/** The content shape whose text rules apply: by the media, otherwise the network's first. */
const chooseShape = ({ network, media }: { network: Network; media: Media }) => {
  const limits = NETWORK_LIMITS[network]
  if (media === 'none' && limits.text) return undefined
  const shapes = limits.media.filter(({ name }) => name !== 'story')
  return shapes.find((shape) => acceptsMedia(shape, media)) ?? shapes[0]
}

/** The composer's own check, on the text alone. */
const checkPostText = ({
  network,
  media,
  text: given,
  signature,
}: {
  network: Network
  media: Media
  text: string
  signature: string
}) => {
  const draft = { text: given, utm: null, erid: '', media: [], settings: {}, signature }
  const text = composeText({ ...draft, network })
  const check: Check = {
    limits: NETWORK_LIMITS[network],
    title: NETWORK_RULES[network].title,
    draft,
    text,
    shape: chooseShape({ network, media }),
    account: { status: 'active', missingScopes: [], options: null },
  }
  return checkText(check)
}

const COUNTED = [
  { name: 'hashtags', find: findHashtags },
  { name: 'mentions', find: findMentions },
  { name: 'links', find: findLinks },
] as const

/** Removes the last ones beyond the limit. */
const dropExtra = (given: string, network: Network): string => {
  let text = given
  for (const { name, find } of COUNTED) {
    const { counts, hashtagsInApp } = NETWORK_LIMITS[network]
    const max = (name === 'hashtags' ? hashtagsInApp : undefined) ?? counts[name]
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

/** Fits a text into the network's limits, with the signature of the account where one is given. */
export const fitNetwork = ({
  network,
  media,
  text: given,
  signature = '',
}: {
  network: Network
  media: Media
  text: string
  signature?: string
}): { text: string; isCut: boolean } => {
  const rule = textRuleOf({
    limits: NETWORK_LIMITS[network],
    shape: chooseShape({ network, media }),
  })
  const whole = dropExtra(dropForbidden(given, rule?.forbidden ?? []), network)
  const fits = (text: string) =>
    checkPostText({ network, media, text, signature }).every(
      ({ level, code }) => level !== 'error' || code === 'text_required',
    )
  const text = cutToFit({ text: whole, fits })
  return { text, isCut: text !== whole }
}

/** Empty for networks without titles. */
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

/** Limits of a network, worded as in the composer. */
export const formatLimitsLine = (network: Network): string =>
  `Пределы ${NETWORK_RULES[network].title} (${network}): ${describeLimits(NETWORK_LIMITS[network]).join('; ')}.`
