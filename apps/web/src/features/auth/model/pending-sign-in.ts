import { tabTexts } from '../../../platform/device-storage.ts'
import { safeNextPath } from '../../../platform/next-path.ts'

const KEY = 'kadr.next'

/** Google redirects to one fixed URL, so the target path is kept in the tab. */
export const rememberNextPath = (next: string) => tabTexts.write(KEY, next)

export const takeNextPath = (): string => {
  const next = tabTexts.read(KEY)
  tabTexts.remove(KEY)
  return safeNextPath(next)
}
