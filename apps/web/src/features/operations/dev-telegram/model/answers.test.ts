import { expect, it } from 'vitest'
import { answerCall, type ClientState, findRequestedInvoice, readClosedInvoice } from './answers.ts'

const state: ClientState = {
  theme: 'dark',
  viewport: { width: 390, height: 500, isExpanded: false },
  safeArea: { top: 47, bottom: 34, left: 0, right: 0 },
  contentSafeArea: { top: 46, bottom: 0, left: 0, right: 0 },
  invoiceStatus: 'cancelled',
}
const answer = (eventType: string, eventData?: unknown) =>
  answerCall({ call: { eventType, eventData }, state })

it('answers a theme request with the chosen theme', () => {
  expect(answer('web_app_request_theme')).toEqual([
    {
      eventType: 'theme_changed',
      eventData: { theme_params: expect.objectContaining({ bg_color: '#17212b' }) },
    },
  ])
})

it('answers expand with an expanded viewport', () => {
  expect(answer('web_app_expand')).toEqual([
    {
      eventType: 'viewport_changed',
      eventData: { width: 390, height: 500, is_expanded: true, is_state_stable: true },
    },
  ])
})

it('closes the invoice it was asked to open with the chosen status', () => {
  expect(answer('web_app_open_invoice', { slug: 'abc' })).toEqual([
    { eventType: 'invoice_closed', eventData: { slug: 'abc', status: 'cancelled' } },
  ])
})

it('shows the page of an invoice when it has to ask, and passes on how it was closed', () => {
  const call = { eventType: 'web_app_open_invoice', eventData: { slug: 'abc' } }
  const asking: ClientState = { ...state, invoiceStatus: 'ask' }
  expect(answerCall({ call, state: asking })).toEqual([])
  expect(findRequestedInvoice(call, asking)).toBe('abc')
  expect(findRequestedInvoice(call, state)).toBeUndefined()
  expect(readClosedInvoice({ type: 'invoice_closed', slug: 'abc', status: 'paid' })).toEqual({
    eventType: 'invoice_closed',
    eventData: { slug: 'abc', status: 'paid' },
  })
  expect(
    readClosedInvoice({ type: 'invoice_closed', slug: 'abc', status: 'stolen' }),
  ).toBeUndefined()
})

it('closes a popup by its first button, or by none', () => {
  expect(answer('web_app_open_popup', { buttons: [{ id: 'ok' }] })).toEqual([
    { eventType: 'popup_closed', eventData: { button_id: 'ok' } },
  ])
  expect(answer('web_app_open_popup', {})).toEqual([{ eventType: 'popup_closed', eventData: {} }])
})

it('stays silent for calls that have no answer and for malformed ones', () => {
  expect(answer('web_app_ready')).toEqual([])
  expect(answer('web_app_open_invoice', { slug: 7 })).toEqual([])
})
