type HexColor = `#${string}`

export type HapticFeedback =
  | { type: 'impact'; impact_style: 'light' | 'medium' | 'heavy' | 'rigid' | 'soft' }
  | { type: 'notification'; notification_type: 'error' | 'success' | 'warning' }
  | { type: 'selection_change' }

type MainButtonParams = {
  is_visible: boolean
  is_active?: boolean
  is_progress_visible?: boolean
  text?: string
  color?: HexColor
  text_color?: HexColor
}

/** Methods of the Telegram client, with their parameters. */
export type TelegramMethods = {
  iframe_ready: { reload_supported: boolean }
  iframe_will_reload: undefined
  web_app_ready: undefined
  web_app_expand: undefined
  web_app_close: undefined
  web_app_request_viewport: undefined
  web_app_request_safe_area: undefined
  web_app_request_content_safe_area: undefined
  web_app_set_header_color: { color: HexColor }
  web_app_set_background_color: { color: HexColor }
  web_app_set_bottom_bar_color: { color: HexColor }
  web_app_setup_closing_behavior: { need_confirmation: boolean }
  web_app_setup_back_button: { is_visible: boolean }
  web_app_setup_swipe_behavior: { allow_vertical_swipe: boolean }
  web_app_setup_main_button: MainButtonParams
  web_app_trigger_haptic_feedback: HapticFeedback
  web_app_open_link: { url: string }
  web_app_open_tg_link: { path_full: string }
  web_app_open_invoice: { slug: string }
  web_app_request_file_download: { url: string; file_name: string }
}

export type TelegramMethod = keyof TelegramMethods

/** The client version each method appeared in; the rest are as old as mini-apps themselves. */
export const METHOD_VERSIONS: Partial<Record<TelegramMethod, string>> = {
  web_app_open_invoice: '6.1',
  web_app_open_tg_link: '6.1',
  web_app_setup_back_button: '6.1',
  web_app_set_background_color: '6.1',
  web_app_trigger_haptic_feedback: '6.1',
  web_app_setup_closing_behavior: '6.2',
  // By colour value; before 6.9 only by the name of a theme colour, which we do not use.
  web_app_set_header_color: '6.9',
  web_app_setup_swipe_behavior: '7.7',
  web_app_set_bottom_bar_color: '7.10',
  web_app_request_safe_area: '8.0',
  web_app_request_content_safe_area: '8.0',
  web_app_request_file_download: '8.0',
}

export type TelegramEvent =
  | 'viewport_changed'
  | 'safe_area_changed'
  | 'content_safe_area_changed'
  | 'back_button_pressed'
  | 'main_button_pressed'
  | 'invoice_closed'
  | 'file_download_requested'
  | 'reload_iframe'
  | 'visibility_changed'
