/** Browser storage that never throws: private modes and full disks must not break the app. */
export type SafeStorage<Key extends string = string> = {
  read: (key: Key) => string | null
  write: (key: Key, value: string) => void
  remove: (key: Key) => void
  keys: () => string[]
}

const attempt = <T>(action: () => T, fallback: T): T => {
  try {
    return action()
  } catch {
    return fallback
  }
}

const safeStorage = (getStorage: () => Storage): SafeStorage => ({
  read: (key) => attempt(() => getStorage().getItem(key), null),
  write: (key, value) => attempt(() => getStorage().setItem(key, value), undefined),
  remove: (key) => attempt(() => getStorage().removeItem(key), undefined),
  keys: () => attempt(() => Object.keys(getStorage()), []),
})

/** Lazy: reading the property itself throws where storage is forbidden, and on the server there is none. */
export const localTexts = safeStorage(() => globalThis.localStorage)
export const sessionTexts = safeStorage(() => globalThis.sessionStorage)
