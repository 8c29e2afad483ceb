import type { AccountStore } from './account-store.ts'
import { localTexts, type SafeStorage } from './safe-storage.ts'

const PREFIX = 'kadr.user.'

/**
 * Storage scoped to one user of this device. It is readable and writable only while that user is signed in here, so a
 * screen that outlives a sign-out, or a sign-in in another tab, leaves nothing for the next user.
 */
export const createUserStorage = ({
  account,
  userId,
  storage = localTexts,
}: {
  account: Pick<AccountStore, 'getState'>
  userId: string
  storage?: SafeStorage
}): SafeStorage => {
  const prefix = `${PREFIX}${userId}.`
  const isSignedIn = () => account.getState().user?.id === userId
  return {
    read: (key) => (isSignedIn() ? storage.read(prefix + key) : null),
    write: (key, value) => {
      if (isSignedIn()) storage.write(prefix + key, value)
    },
    remove: (key) => storage.remove(prefix + key),
    keys: () =>
      storage.keys().flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : [])),
  }
}

/** A sign-out removes everything; a sign-in keeps only the texts of that user. */
export const removeUserTexts = ({
  exceptOf,
  storage = localTexts,
}: {
  exceptOf?: string
  storage?: SafeStorage
} = {}) => {
  for (const key of storage.keys()) {
    const isKept = exceptOf !== undefined && key.startsWith(`${PREFIX}${exceptOf}.`)
    if (key.startsWith(PREFIX) && !isKept) storage.remove(key)
  }
}
