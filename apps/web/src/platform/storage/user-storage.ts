import type { AccountStore } from '../session/account-store.ts'
import { DEVICE_KEYS, tabTexts } from './device-storage.ts'
import { localTexts, type SafeStorage, sessionTexts } from './safe-storage.ts'

const OURS = 'kadr.'

const prefixOf = (userId: string) => `${OURS}user.${userId}.`

/**
 * Storage scoped to one user of this device. It is readable and writable only while that user is signed in here, so a
 * screen that outlives a sign-out, or a sign-in in another tab, leaves nothing for the next user.
 */
export const createUserStorage = ({
  account,
  userId,
  isOfTab = false,
}: {
  account: Pick<AccountStore, 'getState'>
  /** Undefined until the user is known: reads return nothing and writes are dropped. */
  userId: string | undefined
  /** Stored for this tab only. */
  isOfTab?: boolean
}): SafeStorage => {
  const storage = isOfTab ? sessionTexts : localTexts
  const prefix = prefixOf(String(userId))
  const isSignedIn = () => userId !== undefined && account.getState().user?.id === userId
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

/** Leaves on this device nothing of any user but the given one. */
export const removeTextsOfOthers = (userId?: string) => {
  const kept: readonly string[] = DEVICE_KEYS
  const prefix = userId === undefined ? undefined : prefixOf(userId)
  for (const storage of [localTexts, sessionTexts]) {
    for (const key of storage.keys()) {
      const isOwn = prefix !== undefined && key.startsWith(prefix)
      if (key.startsWith(OURS) && !kept.includes(key) && !isOwn) storage.remove(key)
    }
  }
}

const VISITOR_ANSWERS = 'kadr.visitor-answers'
export const ANSWERS = 'questions'

/** What a visitor of this tab has answered belongs to whoever signs in here first, and to nobody after. */
export const adoptVisitorAnswers = (own: SafeStorage) => {
  const text = tabTexts.read(VISITOR_ANSWERS)
  if (text === null) return
  own.write(ANSWERS, text)
  // Until the user is known nothing is written.
  if (own.read(ANSWERS) === text) tabTexts.remove(VISITOR_ANSWERS)
}

export const forgetVisitorAnswers = () => tabTexts.remove(VISITOR_ANSWERS)
