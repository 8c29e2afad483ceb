// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectBridge, isVersionAtLeast } from './bridge.ts'
import { parseLaunchParams } from './launch-params.ts'
import { startTelegram } from './start-telegram.ts'
import { createTelegram } from './telegram-messenger.ts'

let posted: [string, unknown][]

beforeEach(() => {
  posted = []
  window.TelegramWebviewProxy = {
    postEvent: (type, data) => posted.push([type, JSON.parse(data)]),
  }
})
afterEach(() => {
  delete window.TelegramWebviewProxy
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const emit = (type: string, data?: unknown) => window.Telegram?.WebView?.receiveEvent(type, data)

const launch = ({ platform = 'ios', version = '9.1' }) => {
  const params = parseLaunchParams(`tgWebAppVersion=${version}&tgWebAppPlatform=${platform}`)
  if (!params) throw new Error('not launch parameters')
  return params
}

it('compares versions by their parts', () => {
  expect(isVersionAtLeast({ version: '6.10', least: '6.9' })).toBe(true)
  expect(isVersionAtLeast({ version: '6.9', least: '6.10' })).toBe(false)
  expect(isVersionAtLeast({ version: '7.0', least: '6.9' })).toBe(true)
  expect(isVersionAtLeast({ version: '6.1', least: '6.1' })).toBe(true)
})

it("calls only methods the client's version supports", () => {
  const bridge = connectBridge('6.0')
  bridge.post('web_app_open_invoice', { slug: 's' })
  bridge.post('web_app_expand')
  expect(posted).toEqual([['web_app_expand', null]])
  expect(bridge.supports('web_app_request_safe_area')).toBe(false)
})

it('receives events by each of the globals clients use', () => {
  const heard: unknown[] = []
  connectBridge('9.1').on('viewport_changed', (data) => heard.push(data))
  emit('viewport_changed', 1)
  window.TelegramGameProxy?.receiveEvent('viewport_changed', 2)
  window.TelegramGameProxy_receiveEvent?.('viewport_changed', 3)
  expect(heard).toEqual([1, 2, 3])
})

it('stops after unsubscribing', () => {
  const listener = vi.fn()
  const stop = connectBridge('9.1').on('back_button_pressed', listener)
  stop()
  emit('back_button_pressed')
  expect(listener).not.toHaveBeenCalled()
})

it('posts messages to the origin of Telegram Web only', () => {
  const parent = { postMessage: vi.fn() }
  vi.spyOn(window, 'parent', 'get').mockReturnValue(Object.assign(Object.create(window), parent))
  connectBridge('9.1').post('web_app_expand')
  expect(parent.postMessage).toHaveBeenCalledWith(
    '{"eventType":"web_app_expand"}',
    'https://web.telegram.org',
  )
})

const message = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init))

it('accepts messages only from its parent and a known origin', () => {
  const listener = vi.fn()
  connectBridge('9.1').on('back_button_pressed', listener)
  const data = '{"eventType":"back_button_pressed"}'
  const source = window.parent
  message({ data, source, origin: 'https://evil.test' })
  message({ data, origin: 'https://web.telegram.org' })
  message({ data: 'not json', source, origin: 'https://web.telegram.org' })
  message({
    data: { eventType: 'back_button_pressed' },
    source,
    origin: 'https://web.telegram.org',
  })
  expect(listener).not.toHaveBeenCalled()
  message({ data, source, origin: 'https://web.telegram.org' })
  expect(listener).toHaveBeenCalledOnce()
})

it('trusts our own page when it is the parent', () => {
  const { origin } = window.location
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${origin}/dev/telegram`)
  const listener = vi.fn()
  connectBridge('9.1').on('back_button_pressed', listener)
  message({ data: '{"eventType":"back_button_pressed"}', source: window.parent, origin })
  expect(listener).toHaveBeenCalledOnce()
})

it('sets up the window in order: colours, full height, confirmation, safe areas', () => {
  startTelegram(launch({ platform: 'android' }))
  expect(posted).toEqual([
    ['web_app_set_header_color', { color: '#FAF9F6' }],
    ['web_app_set_background_color', { color: '#F5F5F5' }],
    ['web_app_expand', null],
    ['web_app_setup_closing_behavior', { need_confirmation: true }],
    ['web_app_request_safe_area', null],
    ['web_app_request_content_safe_area', null],
    ['web_app_request_viewport', null],
  ])
})

it.each(['tdesktop', 'macos', 'weba', 'web'])(
  'requests no closing confirmation on %s',
  (platform) => {
    startTelegram(launch({ platform }))
    expect(posted.map(([type]) => type)).not.toContain('web_app_setup_closing_behavior')
  },
)

it('keeps the safe areas and the height in CSS variables', () => {
  startTelegram(launch({}))
  emit('safe_area_changed', { top: 47, bottom: 34, left: 0, right: 0 })
  emit('content_safe_area_changed', { top: 46, bottom: 0, left: 0, right: 0 })
  emit('viewport_changed', { height: 700, is_state_stable: true })
  emit('viewport_changed', { height: 500, is_state_stable: false })
  emit('safe_area_changed', { top: 'wide' })
  const { style } = document.documentElement
  expect(style.getPropertyValue('--tg-safe-top')).toBe('47px')
  expect(style.getPropertyValue('--tg-safe-bottom')).toBe('34px')
  expect(style.getPropertyValue('--tg-content-safe-top')).toBe('46px')
  expect(style.getPropertyValue('--tg-viewport-height')).toBe('700px')
})

it('takes the window height when the client sends none', () => {
  startTelegram(launch({ platform: 'macos' }))
  emit('viewport_changed', { height: null, is_state_stable: null })
  const height = document.documentElement.style.getPropertyValue('--tg-viewport-height')
  expect(height).toBe(`${window.innerHeight}px`)
})

it('announces and performs a reload the client requests', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  startTelegram(launch({}))
  posted = []
  emit('reload_iframe')
  expect(posted).toEqual([['iframe_will_reload', null]])
  expect(reload).toHaveBeenCalledOnce()
})

it('sends ready once, after the first paint', () => {
  vi.useFakeTimers()
  createTelegram(connectBridge('9.1')).ready()
  expect(posted).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(posted).toEqual([['web_app_ready', null]])
})
