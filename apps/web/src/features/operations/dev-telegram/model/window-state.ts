import * as z from 'zod/mini'
import type { BridgeMessage } from './client-messages.ts'

/** The client's UI around the mini-app. */
export type WindowState = {
  isBackVisible: boolean
  mainButton: { isVisible: boolean; text: string; isActive: boolean; isBusy: boolean }
  headerColor: string
  backgroundColor: string
  needsClosingConfirmation: boolean
  isClosed: boolean
}

export const FRESH_WINDOW: WindowState = {
  isBackVisible: false,
  mainButton: { isVisible: false, text: '', isActive: true, isBusy: false },
  headerColor: '#ffffff',
  backgroundColor: '#ffffff',
  needsClosingConfirmation: false,
  isClosed: false,
}

const color = z.object({ color: z.string().check(z.regex(/^#[\da-f]{6}$/i)) })
const backButton = z.object({ is_visible: z.boolean() })
const closing = z.object({ need_confirmation: z.boolean() })
const mainButton = z.object({
  is_visible: z.optional(z.boolean()),
  text: z.optional(z.string()),
  is_active: z.optional(z.boolean()),
  is_progress_visible: z.optional(z.boolean()),
})

type Change = (data: unknown, state: WindowState) => Partial<WindowState> | undefined

const CHANGES: Record<string, Change> = {
  web_app_setup_back_button: (data) => {
    const call = backButton.safeParse(data)
    return call.success ? { isBackVisible: call.data.is_visible } : undefined
  },
  web_app_setup_main_button: (data, state) => {
    const call = mainButton.safeParse(data)
    if (!call.success) return undefined
    const { is_visible, text, is_active, is_progress_visible } = call.data
    const before = state.mainButton
    return {
      mainButton: {
        isVisible: is_visible ?? before.isVisible,
        text: text ?? before.text,
        isActive: is_active ?? before.isActive,
        isBusy: is_progress_visible ?? before.isBusy,
      },
    }
  },
  web_app_set_header_color: (data) => {
    const call = color.safeParse(data)
    return call.success ? { headerColor: call.data.color } : undefined
  },
  web_app_set_background_color: (data) => {
    const call = color.safeParse(data)
    return call.success ? { backgroundColor: call.data.color } : undefined
  },
  web_app_setup_closing_behavior: (data) => {
    const call = closing.safeParse(data)
    return call.success ? { needsClosingConfirmation: call.data.need_confirmation } : undefined
  },
  web_app_close: () => ({ isClosed: true }),
}

type Call = { state: WindowState; call: BridgeMessage }

/** Malformed calls leave the state unchanged. */
export const applyCall = ({ state, call }: Call): WindowState => {
  const change = CHANGES[call.eventType]?.(call.eventData, state)
  return change ? { ...state, ...change } : state
}
