/** Zones common among our users, labelled by city. The rest are labelled by their IANA names. */
const NEAR: ReadonlyArray<readonly [zone: string, city: string]> = [
  ['Europe/Kaliningrad', 'Калининград'],
  ['Europe/Moscow', 'Москва, Санкт-Петербург'],
  ['Europe/Minsk', 'Минск'],
  ['Europe/Samara', 'Самара, Ижевск'],
  ['Asia/Tbilisi', 'Тбилиси'],
  ['Asia/Yerevan', 'Ереван'],
  ['Asia/Baku', 'Баку'],
  ['Asia/Yekaterinburg', 'Екатеринбург, Челябинск, Уфа'],
  ['Asia/Tashkent', 'Ташкент'],
  ['Asia/Almaty', 'Алматы, Астана'],
  ['Asia/Bishkek', 'Бишкек'],
  ['Asia/Omsk', 'Омск'],
  ['Asia/Novosibirsk', 'Новосибирск'],
  ['Asia/Krasnoyarsk', 'Красноярск'],
  ['Asia/Irkutsk', 'Иркутск'],
  ['Asia/Yakutsk', 'Якутск'],
  ['Asia/Vladivostok', 'Владивосток, Хабаровск'],
  ['Asia/Magadan', 'Магадан'],
  ['Asia/Kamchatka', 'Петропавловск-Камчатский'],
]

export type TimeZoneOption = { zone: string; label: string }

/** +03:00 */
export const utcOffset = ({ zone, at }: { zone: string; at: Date }): string => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(at)
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  return name === 'GMT' ? '+00:00' : name.replace('GMT', '')
}

/** +3, −5:30: whole hours without zeros. */
const shortOffset = (moment: { zone: string; at: Date }) =>
  utcOffset(moment)
    .replace(/^([+-])0/, '$1')
    .replace(/:00$/, '')
    .replace('-', '\u2212')

/** «Москва», or the last part of the IANA name. */
export const zoneCity = (zone: string): string =>
  NEAR.find(([known]) => known === zone)?.[1].split(',')[0] ??
  zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ')

/** «Москва, UTC+3» */
export const zoneName = (moment: { zone: string; at: Date }): string =>
  `${zoneCity(moment.zone)}, UTC${shortOffset(moment)}`

export const nearTimeZones = (at: Date): TimeZoneOption[] =>
  NEAR.map(([zone, city]) => ({ zone, label: `${city} (${shortOffset({ zone, at })})` }))

const isNear = (zone: string) => NEAR.some(([known]) => known === zone)

/** A saved zone is listed even if this browser does not know it. */
export const otherTimeZones = (saved: string[]): TimeZoneOption[] => {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), ...saved])
  return [...zones]
    .filter((zone) => !isNear(zone))
    .sort()
    .map((zone) => ({ zone, label: zone.replaceAll('_', ' ') }))
}

/** Options of a select: near zones first. A native select finds a city by typing. */
export const timeZoneGroups = (saved: string[]) => {
  const toOptions = (zones: TimeZoneOption[]) =>
    zones.map(({ zone, label }) => ({ value: zone, label }))
  return [
    { label: 'Россия и соседи', options: toOptions(nearTimeZones(new Date())) },
    { label: 'Остальной мир', options: toOptions(otherTimeZones(saved)) },
  ]
}

export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

type Pair = { zone: string; other: string; at: Date }

export const isSameClock = ({ zone, other, at }: Pair): boolean =>
  zone === other || utcOffset({ zone, at }) === utcOffset({ zone: other, at })
