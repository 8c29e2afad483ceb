import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MessengerProvider } from './messenger-context.tsx'
import { useBackButton, useHaptics, useSwipeLock } from './messenger-hooks.ts'
import type { Messenger } from './port.ts'
import { connectBridge } from './telegram/bridge.ts'
import { createTelegram } from './telegram/telegram-messenger.ts'
import { useMainButton } from './use-main-button.ts'
import { openLink } from './use-open-link.ts'

let posted: [string, unknown][]
let messenger: Messenger

beforeEach(() => {
  posted = []
  window.TelegramWebviewProxy = {
    postEvent: (type, data) => posted.push([type, JSON.parse(data)]),
  }
  messenger = createTelegram(connectBridge('9.1'))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete window.TelegramWebviewProxy
})

const emit = (type: string) => window.Telegram?.WebView?.receiveEvent(type)
const inTelegram = (children: ReactNode) => (
  <MessengerProvider messenger={messenger}>{children}</MessengerProvider>
)

const Back = ({ isVisible, onPress }: { isVisible: boolean; onPress: () => void }) => {
  useBackButton({ isVisible, onPress })
  return null
}

it('shows the back button and calls the newest listener only', () => {
  const first = vi.fn()
  const second = vi.fn()
  const { rerender, unmount } = render(inTelegram(<Back isVisible onPress={first} />))
  rerender(inTelegram(<Back isVisible={false} onPress={second} />))
  emit('back_button_pressed')
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
  expect(posted).toEqual([
    ['web_app_setup_back_button', { is_visible: true }],
    ['web_app_setup_back_button', { is_visible: false }],
  ])
  unmount()
  emit('back_button_pressed')
  expect(second).toHaveBeenCalledOnce()
})

const Main = ({ isBusy = false, onPress }: { isBusy?: boolean; onPress: () => void }) => {
  const isNative = useMainButton({ text: 'Опубликовать', isBusy, onPress })
  return isNative ? null : <button type="button">Опубликовать</button>
}

it('shows the native main button and removes it on unmount', () => {
  const onPress = vi.fn()
  const { rerender, unmount, queryByRole } = render(inTelegram(<Main onPress={onPress} />))
  expect(queryByRole('button')).toBeNull()
  emit('main_button_pressed')
  expect(onPress).toHaveBeenCalledOnce()
  rerender(inTelegram(<Main isBusy onPress={onPress} />))
  expect(posted.at(-1)?.[1]).toMatchObject({ is_active: false, is_progress_visible: true })
  unmount()
  expect(posted.at(-1)).toEqual(['web_app_setup_main_button', { is_visible: false }])
})

it('returns false on the web, so that the screen renders its own button', () => {
  const { getByRole } = render(<Main onPress={() => {}} />)
  expect(getByRole('button').textContent).toBe('Опубликовать')
})

const Taps = () => {
  const haptics = useHaptics()
  haptics.success()
  return null
}

it('gives haptic feedback in Telegram and none on the web', () => {
  render(<Taps />)
  expect(posted).toEqual([])
  render(inTelegram(<Taps />))
  expect(posted).toEqual([
    ['web_app_trigger_haptic_feedback', { type: 'notification', notification_type: 'success' }],
  ])
})

it('opens chats by Telegram and pages by the browser outside', () => {
  openLink({ url: 'https://t.me/kadr_bot?start=1', messenger })
  openLink({ url: '/link/google?token=a', messenger })
  expect(posted).toEqual([
    ['web_app_open_tg_link', { path_full: '/kadr_bot?start=1' }],
    ['web_app_open_link', { url: `${window.location.origin}/link/google?token=a` }],
  ])
})

it('opens our own pages in place on the web, and others even if popups are blocked', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  vi.spyOn(window, 'open').mockReturnValue(null)
  openLink({ url: '/link/google?token=a', messenger: undefined })
  openLink({ url: 'https://t.me/kadr_bot', messenger: undefined })
  expect(assign.mock.calls.map(([url]) => url)).toEqual([
    `${window.location.origin}/link/google?token=a`,
    'https://t.me/kadr_bot',
  ])
})

const Still = () => {
  useSwipeLock()
  return null
}

it('disables swipes while a screen with dragging is open', () => {
  render(inTelegram(<Still />)).unmount()
  expect(posted).toEqual([
    ['web_app_setup_swipe_behavior', { allow_vertical_swipe: false }],
    ['web_app_setup_swipe_behavior', { allow_vertical_swipe: true }],
  ])
})
