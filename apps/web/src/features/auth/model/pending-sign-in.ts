import { safeNextPath } from '../../../platform/next-path.ts'
import { sessionTexts } from '../../../platform/safe-storage.ts'

const KEY = 'kadr.next'

/** Google redirects to one fixed URL, so the target path is kept in sessionStorage. */
export const rememberNextPath = (next: string) => sessionTexts.write(KEY, next)

export const takeNextPath = (): string => {
  const next = sessionTexts.read(KEY)
  sessionTexts.remove(KEY)
  return safeNextPath(next)
}
