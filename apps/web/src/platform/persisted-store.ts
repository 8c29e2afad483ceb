import { parseJson } from '@kadr/kit/parse-json'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { localTexts, type SafeStorage } from './safe-storage.ts'

/** One reader per field; undefined for a value that fails validation. */
export type FieldReaders<T> = { [K in keyof T]: (stored: unknown) => T[K] | undefined }

export type PersistedStore<T> = StoreApi<T> & {
  /** Reads the state another tab has written. */
  reload(): void
  reset(): void
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A broken field falls back alone: one bad value must not sign the user out. */
const readFields = <T extends object>({
  text,
  fields,
  initial,
}: {
  text: string | null
  fields: FieldReaders<T>
  initial: T
}): T => {
  const stored = text === null ? undefined : parseJson(text)
  if (!isRecord(stored)) return initial
  const state = { ...initial }
  for (const name in fields) {
    const value = fields[name](stored[name])
    if (value !== undefined) state[name] = value
  }
  return state
}

export const createPersistedStore = <T extends object>({
  key,
  initial,
  fields,
  storage = localTexts,
}: {
  key: string
  initial: T
  fields: FieldReaders<T>
  storage?: SafeStorage
}): PersistedStore<T> => {
  const store = createStore<T>(() => initial)
  let isReloading = false
  store.subscribe((state) => {
    if (!isReloading) storage.write(key, JSON.stringify(state))
  })

  const reload = () => {
    isReloading = true
    store.setState(readFields({ text: storage.read(key), fields, initial }), true)
    isReloading = false
  }
  // Stored state is applied after creation, so that the first render equals the server's.
  reload()
  globalThis.window?.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) reload()
  })

  return Object.assign(store, { reload, reset: () => store.setState(initial, true) })
}
