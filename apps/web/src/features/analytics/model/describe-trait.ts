import type { AttributionDimension } from '@kadr/contract/analytics'
import { network } from '@kadr/contract/networks'
import type { RouteData } from '@kadr/contract/route'
import type { getWorkItem } from '@kadr/contract/work-items'
import { getNetwork } from '../../../networks/index.ts'
import { copy } from '../copy.ts'

const { worked } = copy

const wordOf = (words: Readonly<Record<string, string>>, value: string): string =>
  words[value] ?? value

/** A template is named by its kind of reel and its own name. */
const templateOf = (value: string): string => {
  const [kind = '', name = ''] = value.split('/')
  return `${wordOf(worked.reelKinds, kind)}, «${name}»`
}

/** Codes of the API in words; names that people gave stay as they are. */
export const describeTrait = (dimension: AttributionDimension, value: string): string => {
  if (dimension === 'hook') return wordOf(worked.hooks, value)
  if (dimension === 'reelKind') return wordOf(worked.reelKinds, value)
  if (dimension === 'template') return templateOf(value)
  if (dimension === 'length') return wordOf(worked.length, value)
  if (dimension === 'author') return wordOf(worked.author, value)
  if (dimension === 'weekday') return worked.weekdays[Number(value) - 1] ?? value
  if (dimension === 'hour') return `${value}:00–${value}:59`
  if (dimension === 'network') {
    const known = network.options.find((one) => one === value)
    return known ? getNetwork(known).title : value
  }
  return value
}

/** A new post of the same reel; of anything else an empty one. */
export const repeatSearch = ({
  reelId,
}: RouteData<typeof getWorkItem>['origin']): { reel?: string } =>
  reelId === null ? {} : { reel: reelId }
