import { type ShopContext, ShopSettingError } from '../adapter.ts'

type Settings = Pick<ShopContext, 'settings' | 'endpoints'>

export const getSetting = ({ settings }: Settings, name: string): string => {
  const value = settings[name]
  if (!value) throw new ShopSettingError({ setting: name, problem: 'не задана' })
  return value
}

/** The value if it matches, or an error with the expectation in Russian. */
export const getSettingAs = (
  ctx: Settings,
  { name, pattern, expected }: { name: string; pattern: RegExp; expected: string },
): string => {
  const value = getSetting(ctx, name)
  if (pattern.test(value)) return value
  throw new ShopSettingError({ setting: name, problem: `ожидается ${expected}` })
}

/** Base URL by its declared name, without a trailing slash. */
export const getEndpoint = ({ endpoints }: Settings, name: string): string => {
  const address = endpoints[name]
  if (!address) throw new Error(`No address is configured for the endpoint "${name}"`)
  return address.replace(/\/$/, '')
}
