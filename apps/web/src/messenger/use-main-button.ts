import { useEffect, useEffectEvent } from 'react'
import { useMessenger } from './messenger-context.tsx'

/**
 * The native main button, for the primary action of a screen. Returns whether the client shows it: if not, the screen
 * renders its own.
 */
export const useMainButton = ({
  text,
  isEnabled = true,
  isBusy = false,
  onPress,
}: {
  text: string
  isEnabled?: boolean
  isBusy?: boolean
  onPress: () => void
}): boolean => {
  const button = useMessenger()?.mainButton
  const press = useEffectEvent(onPress)
  useEffect(() => button?.show({ text, isEnabled, isBusy }), [button, text, isEnabled, isBusy])
  useEffect(() => {
    if (!button) return
    const stop = button.onPress(() => press())
    return () => {
      stop()
      button.hide()
    }
  }, [button])
  return button !== undefined
}
