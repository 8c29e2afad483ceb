import { parse, validate } from '@tma.js/init-data-node'
import { expect, it } from 'vitest'
import { signLaunch } from './sign-launch.ts'

const botToken = '123456:LOCAL'
const user = { id: 42, firstName: 'Анна', username: 'anna' }
const initDataOf = (hash: string) => new URLSearchParams(hash).get('tgWebAppData') ?? ''

it('signs init data that the bot token verifies', () => {
  const initData = initDataOf(signLaunch({ botToken, user, platform: 'android' }))
  expect(() => validate(initData, botToken, { expiresIn: 60 })).not.toThrow()
  expect(parse(initData).user).toMatchObject({ id: 42, first_name: 'Анна', language_code: 'ru' })
})

it('a launch does not verify under another bot, nor after a change', () => {
  const initData = initDataOf(signLaunch({ botToken, user, platform: 'android' }))
  expect(() => validate(initData, '123456:OTHER')).toThrow()
  expect(() => validate(initData.replace('42', '43'), botToken)).toThrow()
})

it('carries platform, version, theme and start parameter', () => {
  const hash = signLaunch({
    botToken,
    user,
    platform: 'ios',
    version: '8.0',
    startParam: 'ref_7',
    theme: { bg_color: '#000000' },
  })
  const launch = new URLSearchParams(hash)
  expect(launch.get('tgWebAppPlatform')).toBe('ios')
  expect(launch.get('tgWebAppVersion')).toBe('8.0')
  expect(launch.get('tgWebAppStartParam')).toBe('ref_7')
  expect(launch.get('tgWebAppThemeParams')).toBe('{"bg_color":"#000000"}')
  expect(parse(initDataOf(hash)).start_param).toBe('ref_7')
})

it('a launch can be backdated', () => {
  const authDate = new Date(Date.now() - 2 * 86_400_000)
  const initData = initDataOf(signLaunch({ botToken, user, platform: 'android', authDate }))
  expect(() => validate(initData, botToken, { expiresIn: 86_400 })).toThrow(/expired/i)
})

it('two launches differ, even within one second', () => {
  const authDate = new Date()
  const launch = () => initDataOf(signLaunch({ botToken, user, platform: 'android', authDate }))
  expect(launch()).not.toBe(launch())
})
