import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

const set = (next: boolean) => {
  isOpen = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The map of keys is drawn by the app; any screen may show it. */
export const keyMap = { show: () => set(true), hide: () => set(false) }

export const useIsKeyMapShown = () =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
