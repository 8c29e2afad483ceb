import type { SignInProvider } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { isMessenger } from '@kadr/domain/identity/sign-in-providers'

const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/OPR\/|OPX\//, 'Opera'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const match = (table: typeof BROWSERS, userAgent: string) =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1]

/** A short label to recognise a device by: «Chrome, Android». */
export const deviceLabel = ({
  userAgent,
  authType,
}: {
  userAgent: string
  authType: SignInProvider
}) => {
  const browser = isMessenger(authType) ? PROVIDER_NAMES[authType] : match(BROWSERS, userAgent)
  const parts = [browser, match(SYSTEMS, userAgent)].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'Неизвестное устройство'
}
