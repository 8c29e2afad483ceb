/** State of the emulated client. */
export type ClientState = {
  theme: Readonly<Record<string, string>>
  viewport: { height: number; width: number; is_expanded: boolean; is_state_stable: boolean }
  safeArea: Insets
  contentSafeArea: Insets
}
type Insets = { top: number; bottom: number; left: number; right: number }
export type Call = { type: string; data: Record<string, unknown> | undefined }

declare global {
  interface Window {
    telegramCalls: Call[]
    answerTelegram(call: Call): void
    emitTelegram(type: string, data?: unknown): void
    TelegramWebviewProxy?: { postEvent(type: string, data?: string): void }
  }
}

export const DEFAULT_STATE: Omit<ClientState, 'theme'> = {
  viewport: { height: 844, width: 390, is_expanded: true, is_state_stable: true },
  safeArea: { top: 47, bottom: 34, left: 0, right: 0 },
  contentSafeArea: { top: 46, bottom: 0, left: 0, right: 0 },
}

/** Runs in the browser: records calls and answers those that expect a reply. */
export const installClient = (state: ClientState) => {
  window.telegramCalls = []
  window.answerTelegram = (call) => {
    window.telegramCalls.push(call)
    switch (call.type) {
      case 'web_app_request_theme':
        return window.emitTelegram('theme_changed', { theme_params: state.theme })
      case 'web_app_request_viewport':
      case 'web_app_expand':
        return window.emitTelegram('viewport_changed', state.viewport)
      case 'web_app_request_safe_area':
        return window.emitTelegram('safe_area_changed', state.safeArea)
      case 'web_app_request_content_safe_area':
        return window.emitTelegram('content_safe_area_changed', state.contentSafeArea)
      default:
        return undefined
    }
  }
}

/** Telegram for Android and iOS: the app is the page, the client a global object. */
export const installWebView = () => {
  window.emitTelegram = (type, data) => {
    const { Telegram } = window as { Telegram?: { WebView?: { receiveEvent: Receive } } }
    Telegram?.WebView?.receiveEvent(type, data)
  }
  window.TelegramWebviewProxy = {
    postEvent: (type, json) =>
      setTimeout(() => window.answerTelegram({ type, data: json ? JSON.parse(json) : undefined })),
  }
}
type Receive = (type: string, data: unknown) => void

/** Telegram Web: the client is the parent page, the app an iframe. */
export const installParentPage = () => {
  const app = () => document.querySelector('iframe')?.contentWindow
  window.emitTelegram = (type, data) =>
    app()?.postMessage(JSON.stringify({ eventType: type, eventData: data }), '*')
  window.addEventListener('message', (event) => {
    if (event.source !== app() || typeof event.data !== 'string') return
    const { eventType, eventData } = JSON.parse(event.data)
    window.answerTelegram({ type: eventType, data: eventData ?? undefined })
  })
}
