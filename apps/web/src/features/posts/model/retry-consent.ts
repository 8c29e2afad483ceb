import type { SafeStorage } from '../../../platform/safe-storage.ts'

const KEY = 'retry-after-sign-in'

/** The user pressed «Войти и опубликовать» in this tab: without it an address alone sends nothing. */
export const rememberRetry = (targetId: string, storage: SafeStorage) =>
  storage.write(KEY, targetId)

/** True once for the target that was remembered. */
export const takeRetry = (targetId: string, storage: SafeStorage): boolean => {
  if (storage.read(KEY) !== targetId) return false
  storage.remove(KEY)
  return true
}
