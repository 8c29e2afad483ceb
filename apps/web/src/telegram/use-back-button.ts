import { useEffect, useEffectEvent } from 'react'
import { useTelegram } from './telegram-context.tsx'

/** Telegram's native back button in the header. */
export const useBackButton = ({
  isVisible,
  onPress,
}: {
  isVisible: boolean
  onPress: () => void
}) => {
  const bridge = useTelegram()
  const press = useEffectEvent(onPress)
  useEffect(() => {
    bridge?.post('web_app_setup_back_button', { is_visible: isVisible })
  }, [bridge, isVisible])
  useEffect(() => bridge?.on('back_button_pressed', () => press()), [bridge])
}
