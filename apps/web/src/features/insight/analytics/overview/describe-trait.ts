import type { RouteData } from '@kadr/contract/base/route'
import type { AttributionDimension } from '@kadr/contract/insight/analytics'
import type { getWorkItem } from '@kadr/contract/insight/work-items'
import { quote } from '@kadr/domain/base/quote'
import { copy } from '../copy.ts'

const { worked } = copy

const wordOf = (words: Readonly<Record<string, string>>, value: string): string =>
  words[value] ?? value

/** A template is named by its kind of reel and its own name. */
const templateOf = (value: string): string => {
  const [kind = '', name = ''] = value.split('/')
  return `${wordOf(worked.reelKinds, kind)}, ${quote(name)}`
}

/** Labels for API codes; user-given names are kept. */
export const describeTrait = (dimension: AttributionDimension, value: string): string => {
  if (dimension === 'hook') return wordOf(worked.hooks, value)
  if (dimension === 'reelKind') return wordOf(worked.reelKinds, value)
  if (dimension === 'template') return templateOf(value)
  if (dimension === 'length') return wordOf(worked.length, value)
  if (dimension === 'author') return wordOf(worked.author, value)
  if (dimension === 'weekday') return worked.weekdays[Number(value) - 1] ?? value
  if (dimension === 'hour') return `${value}:00–${value}:59`
  return value
}

/** Opens a new post with the same reel, or an empty one. */
export const repeatSearch = ({
  reelId,
}: RouteData<typeof getWorkItem>['origin']): { reel?: string } =>
  reelId === null ? {} : { reel: reelId }
