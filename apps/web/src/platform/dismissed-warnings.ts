import { useStore } from 'zustand'
import { createPersistedStore } from './persisted-store.ts'

/** Keys of the warnings this user has dismissed on this device. */
type DismissedWarnings = { keys: string[] }

const readKeys = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : undefined

export const dismissedWarnings = createPersistedStore<DismissedWarnings>({
  key: 'kadr.dismissed-warnings',
  initial: { keys: [] },
  fields: { keys: readKeys },
})

export const dismissWarning = (key: string) =>
  dismissedWarnings.setState(({ keys }) => ({ keys: [...new Set([...keys, key])] }))

export const useIsDismissed = (key: string) =>
  useStore(dismissedWarnings, ({ keys }) => keys.includes(key))
