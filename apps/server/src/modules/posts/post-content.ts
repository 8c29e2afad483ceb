import { createHash } from 'node:crypto'
import type { createPost } from '@kadr/contract/posts'
import type { RouteInput } from '@kadr/contract/route'
import { invalid } from './failures.ts'

export type PostContent = RouteInput<typeof createPost>['body']
export type TargetContent = PostContent['targets'][number]

const MAX_SETTINGS = 50_000

/** Half of a surrogate pair is no character, and the database takes none. */
const wellFormed = <T>(value: T): T => {
  const text = JSON.stringify(value, (_key, item: unknown) =>
    typeof item === 'string' ? item.toWellFormed() : item,
  )
  return JSON.parse(text)
}

const assertContent = ({ targets }: Pick<PostContent, 'targets'>) => {
  const ids = targets.map(({ connectionId }) => connectionId)
  if (new Set(ids).size !== ids.length) {
    throw invalid('targets', 'Аккаунт выбран дважды. Оставьте его один раз')
  }
  const large = targets.findIndex(({ settings }) => JSON.stringify(settings).length > MAX_SETTINGS)
  if (large >= 0) throw invalid(`targets.${large}.settings`, 'Слишком длинные настройки публикации')
}

/** What the composer sent, as it can be stored. */
export const tidyContent = <C extends { targets?: PostContent['targets'] | undefined }>(
  content: C,
): C => {
  assertContent({ targets: content.targets ?? [] })
  return wellFormed(content)
}

/** The same content gives the same text, whatever the order of its keys. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, item]) => [key, canonical(item)])
}

export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('hex')

/** As search compares it. */
export const searchTextOf = (text: string): string => text.toLowerCase()
