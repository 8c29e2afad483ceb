import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useServices } from '../platform/api/services.tsx'
import { useMessenger } from './messenger-context.tsx'

/** Haptic feedback of the messenger; a no-op on the web. */
export const useHaptics = () => {
  const messenger = useMessenger()
  return useMemo(
    () => ({
      tap: () => messenger?.haptic('tap'),
      success: () => messenger?.haptic('success'),
      error: () => messenger?.haptic('error'),
      select: () => messenger?.haptic('select'),
    }),
    [messenger],
  )
}

/** On a screen with dragging, a downward swipe must not minimize the mini-app. */
export const useSwipeLock = () => {
  const messenger = useMessenger()
  useEffect(() => {
    messenger?.allowSwipes(false)
    return () => messenger?.allowSwipes(true)
  }, [messenger])
}

/** The native back button in the header. */
export const useBackButton = ({
  isVisible,
  onPress,
}: {
  isVisible: boolean
  onPress: () => void
}) => {
  const messenger = useMessenger()
  const press = useEffectEvent(onPress)
  useEffect(() => messenger?.backButton.show(isVisible), [messenger, isVisible])
  useEffect(() => messenger?.backButton.onPress(() => press()), [messenger])
}

/** Whether the client takes payments itself; elsewhere people pay on a page. */
export const useHasInvoices = (): boolean => useMessenger()?.payInvoice !== undefined

const never = () => () => undefined

/** False in the first render, so that hydration matches. */
export const useIsInMessenger = () => {
  const { isInMessenger } = useServices()
  return useSyncExternalStore(
    never,
    () => isInMessenger,
    () => false,
  )
}
