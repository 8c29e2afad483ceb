import type { Network } from '@kadr/contract/publishing/networks'
import { formatNumber } from '@kadr/domain/base/plural'
import { formatBytes } from '@kadr/domain/library/storage-limits'
import { NETWORK_LIMITS } from '@kadr/domain/publishing/networks/all-limits'
import type { MediaShape, TextRule } from '@kadr/domain/publishing/networks/limits'

const HOUR = 3600
const MINUTE = 60
/** Up to here seconds read better than minutes. */
const LONGEST_IN_SECONDS = 90

/** «60 с», «15 мин», «12 ч». */
export const formatSeconds = (seconds: number) => {
  if (seconds > HOUR && seconds % HOUR === 0) return `${formatNumber(seconds / HOUR)}\u00a0ч`
  if (seconds > LONGEST_IN_SECONDS) return `${formatNumber(seconds / MINUTE)}\u00a0мин`
  return `${seconds}\u00a0с`
}

const numberOf = (value: number | null | undefined) =>
  value === undefined || value === null ? undefined : formatNumber(value)

const maximumOf = (rule: TextRule | null | undefined) => numberOf(rule?.maximums[0]?.max)

const readShape = (shape: MediaShape, field: string): string | undefined => {
  switch (field) {
    case 'text':
      return maximumOf(shape.text)
    case 'caption':
      return maximumOf(shape.caption)
    case 'count':
      return formatNumber(shape.count.max)
    case 'image.maxBytes':
      return shape.image && formatBytes(shape.image.maxBytes)
    case 'video.bytes':
      return shape.video && formatBytes(shape.video.bytes.max)
    case 'video.seconds':
      return shape.video && formatSeconds(shape.video.seconds.max)
    default:
      return undefined
  }
}

const isNetwork = (name: string): name is Network => Object.hasOwn(NETWORK_LIMITS, name)

/** `tiktok.video.video.seconds` as a text, or undefined when the domain has no such limit. */
export const readLimit = (path: string): string | undefined => {
  const [network = '', field = '', ...rest] = path.split('.')
  if (!isNetwork(network)) return undefined
  const limits = NETWORK_LIMITS[network]
  const shape = limits.media.find(({ name }) => name === field)
  if (rest.length > 0) return shape && readShape(shape, rest.join('.'))
  if (field === 'text') return maximumOf(limits.text)
  if (field === 'postsPerDay' || field === 'suitedHashtags') return numberOf(limits[field])
  if (field === 'hashtags' || field === 'mentions' || field === 'links')
    return numberOf(limits.counts[field])
  const fields: Readonly<Record<string, TextRule>> = limits.fields
  return maximumOf(fields[field])
}
