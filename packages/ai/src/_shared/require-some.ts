import { AiFailure } from './ai-failure.ts'

/** Throws when the list is empty: the reply is unusable. */
export const requireSome = <T>(list: readonly T[]): T[] => {
  if (list.length === 0) throw new AiFailure({ reason: 'unreadable', detail: 'an empty list' })
  return [...list]
}
