import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

type Overlay = {
  close: () => void
  /** Its page handles Back: the dialog is a part of the address, or asks about leaving. */
  hasOwnBack: boolean
}

/** Open dialogs, the topmost last. */
let overlays: readonly Overlay[] = []
const listeners = new Set<() => void>()

const set = (next: readonly Overlay[]) => {
  overlays = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const findClosable = () => {
  const top = overlays.at(-1)
  return top?.hasOwnBack ? undefined : top
}

/** What Back closes instead of leaving the page; false when there is nothing. */
export const openOverlays = {
  subscribe,
  isAnyOpen: () => overlays.length > 0,
  isClosable: () => findClosable() !== undefined,
  closeTop: (): boolean => {
    const top = findClosable()
    top?.close()
    return top !== undefined
  },
}

export const useIsOverlayOpen = () =>
  useSyncExternalStore(subscribe, openOverlays.isAnyOpen, () => false)

/** Counts this dialog among the open ones while `isOpen`. */
export const useOpenOverlay = ({
  isOpen,
  hasOwnBack = false,
  onClose,
}: {
  isOpen: boolean
  hasOwnBack?: boolean | undefined
  onClose: () => void
}) => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const overlay = { close: () => close(), hasOwnBack }
    set([...overlays, overlay])
    return () => set(overlays.filter((each) => each !== overlay))
  }, [isOpen, hasOwnBack])
}
