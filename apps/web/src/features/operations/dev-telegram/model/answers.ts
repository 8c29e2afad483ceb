import * as z from 'zod/mini'
import type { BridgeMessage } from './client-messages.ts'
import { THEMES, type ThemeName } from './themes.ts'

const invoiceStatus = z.enum(['paid', 'failed', 'pending', 'cancelled'])
type InvoiceStatus = z.infer<typeof invoiceStatus>

export type Insets = { top: number; bottom: number; left: number; right: number }
export type ClientState = {
  theme: ThemeName
  viewport: { width: number; height: number; isExpanded: boolean }
  safeArea: Insets
  contentSafeArea: Insets
  /** `ask`: the invoice opens as a sandbox page, which reports how it was closed. */
  invoiceStatus: InvoiceStatus | 'ask'
}

const invoiceCall = z.object({ slug: z.string() })
const popupCall = z.object({ buttons: z.array(z.object({ id: z.string() })) })

export const themeEvent = (theme: ThemeName): BridgeMessage => ({
  eventType: 'theme_changed',
  eventData: { theme_params: THEMES[theme] },
})

export const viewportEvent = ({ viewport }: Pick<ClientState, 'viewport'>): BridgeMessage => ({
  eventType: 'viewport_changed',
  eventData: {
    width: viewport.width,
    height: viewport.height,
    is_expanded: viewport.isExpanded,
    is_state_stable: true,
  },
})

const invoiceEvent = (call: BridgeMessage, state: ClientState): BridgeMessage[] => {
  const invoice = invoiceCall.safeParse(call.eventData)
  if (!invoice.success || state.invoiceStatus === 'ask') return []
  const eventData = { slug: invoice.data.slug, status: state.invoiceStatus }
  return [{ eventType: 'invoice_closed', eventData }]
}

/** The slug of an invoice that has to be shown. */
export const findRequestedInvoice = (
  call: BridgeMessage,
  state: ClientState,
): string | undefined =>
  call.eventType === 'web_app_open_invoice' && state.invoiceStatus === 'ask'
    ? invoiceCall.safeParse(call.eventData).data?.slug
    : undefined

const closedInvoice = z.object({
  type: z.literal('invoice_closed'),
  slug: z.string(),
  status: invoiceStatus,
})

/** What the page of an invoice says when the buyer has decided. */
export const readClosedInvoice = (data: unknown): BridgeMessage | undefined => {
  const closed = closedInvoice.safeParse(data).data
  return (
    closed && {
      eventType: 'invoice_closed',
      eventData: { slug: closed.slug, status: closed.status },
    }
  )
}

const popupEvent = (call: BridgeMessage): BridgeMessage[] => {
  const popup = popupCall.safeParse(call.eventData)
  const button = popup.success ? popup.data.buttons[0] : undefined
  return [{ eventType: 'popup_closed', eventData: button ? { button_id: button.id } : {} }]
}

type Answer = (call: BridgeMessage, state: ClientState) => BridgeMessage[]

const ANSWERS: Record<string, Answer> = {
  web_app_request_theme: (_call, state) => [themeEvent(state.theme)],
  web_app_request_viewport: (_call, state) => [viewportEvent(state)],
  web_app_expand: (_call, state) => [
    viewportEvent({ viewport: { ...state.viewport, isExpanded: true } }),
  ],
  web_app_request_safe_area: (_call, state) => [
    { eventType: 'safe_area_changed', eventData: state.safeArea },
  ],
  web_app_request_content_safe_area: (_call, state) => [
    { eventType: 'content_safe_area_changed', eventData: state.contentSafeArea },
  ],
  web_app_open_invoice: invoiceEvent,
  web_app_open_popup: popupEvent,
  web_app_check_home_screen: () => [
    { eventType: 'home_screen_checked', eventData: { status: 'missed' } },
  ],
  web_app_add_to_home_screen: () => [{ eventType: 'home_screen_added' }],
  web_app_request_file_download: () => [
    { eventType: 'file_download_requested', eventData: { status: 'downloading' } },
  ],
  web_app_request_fullscreen: () => [
    { eventType: 'fullscreen_changed', eventData: { is_fullscreen: true } },
  ],
  web_app_exit_fullscreen: () => [
    { eventType: 'fullscreen_changed', eventData: { is_fullscreen: false } },
  ],
  web_app_request_write_access: () => [
    { eventType: 'write_access_requested', eventData: { status: 'allowed' } },
  ],
  web_app_read_text_from_clipboard: () => [
    { eventType: 'clipboard_text_received', eventData: { data: null } },
  ],
}

/** The events a real client sends in response to a call; empty for calls without a response. */
export const answerCall = ({ call, state }: { call: BridgeMessage; state: ClientState }) =>
  ANSWERS[call.eventType]?.(call, state) ?? []
