import { AiFailure } from './ai-failure.ts'

/** The list, unless there is nothing in it: then the reply was of no use. */
export const some = <T>(list: readonly T[]): T[] => {
  if (list.length === 0) throw new AiFailure({ reason: 'unreadable', detail: 'an empty list' })
  return [...list]
}
