import { type Papers, shownPapers } from '../../platform/page/theme.ts'
import type { Haptic, Messenger } from '../port.ts'
import type { Bridge } from './bridge.ts'
import { downloadFile } from './download-file.ts'
import type { HapticFeedback } from './methods.ts'

const COLOR = '#2F4BFF'
const TEXT_COLOR = '#FFFFFF'

const FEEDBACK: Readonly<Record<Haptic, HapticFeedback>> = {
  tap: { type: 'impact', impact_style: 'light' },
  success: { type: 'notification', notification_type: 'success' },
  error: { type: 'notification', notification_type: 'error' },
  select: { type: 'selection_change' },
}

const READY_TIMEOUT_MS = 300

/** Telegram removes its placeholder on the ready event, so it is sent after the first paint. */
const sendReadyAfterPaint = (bridge: Bridge) => {
  let isSent = false
  const sendReady = () => {
    if (!isSent) bridge.post('web_app_ready')
    isSent = true
  }
  requestAnimationFrame(() => requestAnimationFrame(sendReady))
  // A view that is not visible yet paints no frames.
  setTimeout(sendReady, READY_TIMEOUT_MS)
}

const openByTelegram = (bridge: Bridge, { hostname, pathname, search, href }: URL) =>
  hostname === 't.me'
    ? bridge.post('web_app_open_tg_link', { path_full: pathname + search })
    : bridge.post('web_app_open_link', { url: href })

/** In our colours: a client of another scheme would frame the page in its own. */
export const paintAround = (bridge: Bridge, { header, canvas }: Papers) => {
  bridge.post('web_app_set_header_color', { color: header })
  bridge.post('web_app_set_background_color', { color: canvas })
}

const SHARE_PATH = '/share/url'

export const createTelegram = (bridge: Bridge): Messenger => ({
  name: 'telegram',
  ready: () => sendReadyAfterPaint(bridge),
  paint: (papers) => paintAround(bridge, papers),
  haptic: (haptic) => bridge.post('web_app_trigger_haptic_feedback', FEEDBACK[haptic]),
  mainButton: {
    show: ({ text, isEnabled, isBusy }) =>
      bridge.post('web_app_setup_main_button', {
        is_visible: true,
        is_active: isEnabled && !isBusy,
        is_progress_visible: isBusy,
        text,
        color: COLOR,
        text_color: TEXT_COLOR,
      }),
    hide: () => bridge.post('web_app_setup_main_button', { is_visible: false }),
    onPress: (press) => {
      bridge.post('web_app_set_bottom_bar_color', { color: shownPapers().header })
      return bridge.on('main_button_pressed', press)
    },
  },
  backButton: {
    show: (isVisible) => bridge.post('web_app_setup_back_button', { is_visible: isVisible }),
    onPress: (press) => bridge.on('back_button_pressed', press),
  },
  allowSwipes: (areAllowed) =>
    bridge.post('web_app_setup_swipe_behavior', { allow_vertical_swipe: areAllowed }),
  share: ({ text, url }) =>
    bridge.post('web_app_open_tg_link', {
      path_full: `${SHARE_PATH}?${new URLSearchParams({ url, text })}`,
    }),
  openLink: (address) => openByTelegram(bridge, address),
  ...(bridge.supports('web_app_request_file_download') && {
    downloadFile: (file) => downloadFile({ bridge, ...file }),
  }),
  // Loaded when somebody pays.
  payInvoice: async (invoice) => {
    const { openInvoice } = await import('./invoice.ts')
    return openInvoice({ bridge, invoice })
  },
  onReturn: (check) => bridge.on('visibility_changed', check),
})
