import { expect, it } from 'vitest'
import { applyCall, FRESH_WINDOW } from './window-state.ts'

const apply = (eventType: string, eventData?: unknown) =>
  applyCall({ state: FRESH_WINDOW, call: { eventType, eventData } })

it('shows and hides the back button', () => {
  expect(apply('web_app_setup_back_button', { is_visible: true }).isBackVisible).toBe(true)
})

it('keeps what a main-button call leaves out', () => {
  const shown = apply('web_app_setup_main_button', { is_visible: true, text: 'Сохранить' })
  const busy = applyCall({
    state: shown,
    call: { eventType: 'web_app_setup_main_button', eventData: { is_progress_visible: true } },
  })
  expect(busy.mainButton).toEqual({
    isVisible: true,
    text: 'Сохранить',
    isActive: true,
    isBusy: true,
  })
})

it('takes colours, the closing question and the close itself', () => {
  expect(apply('web_app_set_header_color', { color: '#FAF9F6' }).headerColor).toBe('#FAF9F6')
  expect(
    apply('web_app_setup_closing_behavior', { need_confirmation: true }).needsClosingConfirmation,
  ).toBe(true)
  expect(apply('web_app_close').isClosed).toBe(true)
})

it.each([
  ['web_app_set_header_color', { color: 'red' }],
  ['web_app_setup_back_button', {}],
  ['web_app_setup_main_button', null],
  ['web_app_unknown', {}],
])('changes nothing for a malformed or unknown %s', (eventType, eventData) => {
  expect(apply(eventType, eventData)).toBe(FRESH_WINDOW)
})
