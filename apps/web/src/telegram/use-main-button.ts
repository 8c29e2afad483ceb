import { useEffect, useEffectEvent } from 'react'
import { useTelegram } from './telegram-context.tsx'

const COLOR = '#2F4BFF'
const TEXT_COLOR = '#FFFFFF'
/** Our light scheme: a dark Telegram would frame the button in its own colour. */
const BAR_COLOR = '#FAF9F6'

type MainButton = {
  text: string
  isEnabled?: boolean
  isBusy?: boolean
  onPress: () => void
}

/**
 * Telegram's native main button, for the primary action of a screen. Returns whether Telegram shows it: if not, the
 * screen renders its own.
 */
export const useMainButton = ({
  text,
  isEnabled = true,
  isBusy = false,
  onPress,
}: MainButton): boolean => {
  const bridge = useTelegram()
  const press = useEffectEvent(onPress)
  useEffect(() => {
    bridge?.post('web_app_setup_main_button', {
      is_visible: true,
      is_active: isEnabled && !isBusy,
      is_progress_visible: isBusy,
      text,
      color: COLOR,
      text_color: TEXT_COLOR,
    })
  }, [bridge, text, isEnabled, isBusy])
  useEffect(() => {
    if (!bridge) return
    bridge.post('web_app_set_bottom_bar_color', { color: BAR_COLOR })
    const stop = bridge.on('main_button_pressed', () => press())
    return () => {
      stop()
      bridge.post('web_app_setup_main_button', { is_visible: false })
    }
  }, [bridge])
  return bridge !== undefined
}
