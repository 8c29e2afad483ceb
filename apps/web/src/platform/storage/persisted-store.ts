import { parseJson } from '@kadr/kit/parse-json'
import type { z } from 'zod/mini'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type DeviceKey, deviceTexts, tabTexts } from './device-storage.ts'

/** One reader per field; undefined for a value that fails validation. */
export type FieldReaders<T> = { [K in keyof T]: (stored: unknown) => T[K] | undefined }

export type PersistedStore<T> = StoreApi<T> & {
  /** Reads the state another tab has written. */
  reload(): void
  reset(): void
  /** Calls back when another tab has changed the state, and when a page returns from the back-forward cache. */
  onOtherTab(listener: (now: T, before: T) => void): void
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
  isOfTab = false,
}: {
  key: DeviceKey
  initial: T
  fields: FieldReaders<T>
  /** Each tab keeps its own state; a new tab begins with the one that was written last. */
  isOfTab?: boolean
}): PersistedStore<T> => {
  const store = createStore<T>(() => initial)
  let isReloading = false
  store.subscribe((state) => {
    if (isReloading) return
    const text = JSON.stringify(state)
    deviceTexts.write(key, text)
    if (isOfTab) tabTexts.write(key, text)
  })

  const readStored = () => (isOfTab ? tabTexts.read(key) : null) ?? deviceTexts.read(key)

  const reload = () => {
    isReloading = true
    store.setState(readFields({ text: readStored(), fields, initial }), true)
    isReloading = false
  }
  // Stored state is applied after creation, so that the first render equals the server's.
  reload()

  const listeners = new Set<(now: T, before: T) => void>()
  const follow = () => {
    const before = store.getState()
    reload()
    for (const listener of listeners) listener(store.getState(), before)
  }
  globalThis.window?.addEventListener('storage', (event) => {
    if (!isOfTab && (event.key === key || event.key === null)) follow()
  })
  // A page in the back-forward cache gets no storage events.
  globalThis.window?.addEventListener('pageshow', (event) => {
    if (event.persisted) follow()
  })

  return Object.assign(store, {
    reload,
    reset: () => store.setState(initial, true),
    onOtherTab: (listener: (now: T, before: T) => void) => void listeners.add(listener),
  })
}

export const readText = (stored: unknown) =>
  typeof stored === 'string' && stored !== '' ? stored : undefined

/** A reader that validates the stored value by the contract's schema. */
export const readWith =
  <S extends z.ZodMiniType>(schema: S) =>
  (stored: unknown): z.output<S> | undefined => {
    const result = schema.safeParse(stored)
    return result.success ? result.data : undefined
  }
