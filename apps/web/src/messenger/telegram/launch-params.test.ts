import { expect, it } from 'vitest'
import { parseBoolean, parseColor, parseLaunchParams } from './launch-params.ts'

it.each([
  ['1', true],
  ['true', true],
  ['TRUE', true],
  ['0', false],
  ['false', false],
])('reads %s as %s', (text, value) => {
  expect(parseBoolean(text)).toBe(value)
})

it.each(['', 'yes', '2', 'null'])('refuses "%s" as a boolean', (text) => {
  expect(() => parseBoolean(text)).toThrow(TypeError)
})

it.each([
  ['#abc', '#aabbcc'],
  ['#AABBCC', '#aabbcc'],
  ['rgb(1, 2, 255)', '#0102ff'],
  ['rgb(0,0,0)', '#000000'],
])('reads the colour %s as %s', (text, color) => {
  expect(parseColor(text)).toBe(color)
})

it.each(['#abcd', '#aabbccdd', 'rgb(256,0,0)', 'rgba(1,2,3,1)', 'red', ''])(
  'refuses "%s" as a colour',
  (text) => {
    expect(() => parseColor(text)).toThrow(TypeError)
  },
)

const query = (extra: Record<string, string> = {}) =>
  new URLSearchParams({ tgWebAppVersion: '9.1', tgWebAppPlatform: 'ios', ...extra }).toString()

it('reads what Telegram writes into the hash and leaves init data untouched', () => {
  const initData = 'user=%7B%22id%22%3A42%7D&hash=aa%20bb'
  const launch = parseLaunchParams(
    query({
      tgWebAppData: initData,
      tgWebAppStartParam: 'link_abc',
      tgWebAppFullscreen: 'true',
      tgWebAppBotInline: '0',
      tgWebAppThemeParams: '{"bg_color":"#fff"}',
    }),
  )
  expect(launch).toEqual({
    messenger: 'telegram',
    initData,
    version: '9.1',
    platform: 'ios',
    startParam: 'link_abc',
    isBotInline: false,
    isSettingsShown: false,
    isFullscreen: true,
    theme: { bg_color: '#ffffff' },
  })
})

it('leaves out what it can not read instead of refusing the launch', () => {
  const launch = parseLaunchParams(
    query({ tgWebAppShowSettings: 'maybe', tgWebAppThemeParams: '{"bg":"url(x)","ink":"#000"}' }),
  )
  expect(launch?.isSettingsShown).toBe(false)
  expect(launch?.theme).toEqual({ ink: '#000000' })
  expect(parseLaunchParams(query({ tgWebAppThemeParams: '{broken' }))?.theme).toEqual({})
})

it.each(['', 'section', 'tgWebAppVersion=9.1', 'tgWebAppPlatform=ios'])(
  'does not take "%s" for a launch',
  (hash) => {
    expect(parseLaunchParams(hash)).toBeUndefined()
  },
)
