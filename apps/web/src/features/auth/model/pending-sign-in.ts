import { sessionTexts } from '../../../platform/safe-storage.ts'
import { safeNextPath } from './next-path.ts'

const KEY = 'kadr.next'

/** Google returns to one fixed page, so the wanted path waits in this tab. */
export const rememberNextPath = (next: string) => sessionTexts.write(KEY, next)

export const takeNextPath = (): string => {
  const next = sessionTexts.read(KEY)
  sessionTexts.remove(KEY)
  return safeNextPath(next)
}
