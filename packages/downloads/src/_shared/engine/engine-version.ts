import { DAY_MS } from '@kadr/kit/durations'

/** Sources change every few weeks; an older engine is named as the likely cause of a failure. */
const OLD_AFTER_DAYS = 90
/** The first version that solves YouTube's scripts by a JavaScript runtime, and takes the option for it. */
const FIRST_WITH_RUNTIMES = '2025.11.12'

/** Versions are release dates: 2023.03.04, or 2023.03.04.103522 of a nightly build. */
const partsOf = (version: string): number[] => version.split('.').map((part) => Number(part) || 0)

export const isNewerVersion = (version: string, than: string): boolean => {
  const [parts, others] = [partsOf(version), partsOf(than)]
  const at = parts.findIndex((part, index) => part !== (others[index] ?? 0))
  return at >= 0 && (parts[at] ?? 0) > (others[at] ?? 0)
}

export const supportsRuntimes = (version: string): boolean =>
  !isNewerVersion(FIRST_WITH_RUNTIMES, version)

export const isOldVersion = (version: string, now: Date): boolean => {
  const [, year, month, day] = /^(\d{4})\.(\d{1,2})\.(\d{1,2})/.exec(version) ?? []
  if (!year) return true
  const released = Date.UTC(Number(year), Number(month) - 1, Number(day))
  return now.getTime() - released > OLD_AFTER_DAYS * DAY_MS
}
