import type { LaunchParams } from '../launcher.ts'

type TelegramLaunch = LaunchParams & {
  isBotInline: boolean
  isSettingsShown: boolean
  isFullscreen: boolean
  theme: Record<string, string>
}

/** 1 and true, 0 and false; anything else is an error. */
export const parseBoolean = (text: string): boolean => {
  const value = text.toLowerCase()
  if (value === '1' || value === 'true') return true
  if (value === '0' || value === 'false') return false
  throw new TypeError(`Not a boolean: ${text}`)
}

const hexPair = (value: number) => value.toString(16).padStart(2, '0')

/** #abc, #aabbcc and rgb(170, 187, 204) → #aabbcc; anything else is an error. */
export const parseColor = (text: string): string => {
  const value = text.replace(/\s/g, '').toLowerCase()
  if (/^#[\da-f]{6}$/.test(value)) return value
  if (/^#[\da-f]{3}$/.test(value)) return value.replace(/[\da-f]/g, '$&$&')
  const parts = /^rgb\((\d{1,3}),(\d{1,3}),(\d{1,3})\)$/.exec(value)?.slice(1).map(Number)
  if (parts?.every((part) => part <= 255)) return `#${parts.map(hexPair).join('')}`
  throw new TypeError(`Not a colour: ${text}`)
}

/** Values of newer clients that can't be parsed are dropped: they must not block the start. */
const orElse = <T>(read: () => T, fallback: T): T => {
  try {
    return read()
  } catch {
    return fallback
  }
}

const parseTheme = (text: string | null): Record<string, string> => {
  const stored: unknown = orElse(() => JSON.parse(text ?? '{}'), {})
  if (typeof stored !== 'object' || stored === null) return {}
  const theme: Record<string, string> = {}
  for (const [name, value] of Object.entries(stored)) {
    const color = orElse(() => parseColor(String(value)), undefined)
    if (color !== undefined) theme[name] = color
  }
  return theme
}

/** Parses the query string Telegram puts into the hash; undefined when it is not one. */
export const parseLaunchParams = (query: string): TelegramLaunch | undefined => {
  const values = new URLSearchParams(query)
  const version = values.get('tgWebAppVersion')
  const platform = values.get('tgWebAppPlatform')
  if (!version || !platform) return undefined
  const flag = (name: string) => orElse(() => parseBoolean(values.get(name) ?? ''), false)
  return {
    messenger: 'telegram',
    initData: values.get('tgWebAppData') ?? '',
    version,
    platform,
    startParam: values.get('tgWebAppStartParam') ?? undefined,
    isBotInline: flag('tgWebAppBotInline'),
    isSettingsShown: flag('tgWebAppShowSettings'),
    isFullscreen: flag('tgWebAppFullscreen'),
    theme: parseTheme(values.get('tgWebAppThemeParams')),
  }
}
