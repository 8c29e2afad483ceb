/** Zones common among our users, with the cities that know them. */
const NEAR: ReadonlyArray<readonly [zone: string, cities: string]> = [
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

type Moment = { zone: string; at: Date }

const partOf = ({ zone, at }: Moment, timeZoneName: 'longOffset' | 'shortGeneric') =>
  new Intl.DateTimeFormat(timeZoneName === 'longOffset' ? 'en' : 'ru', {
    timeZone: zone,
    timeZoneName,
  })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'

/** +03:00 */
export const utcOffset = (moment: Moment): string => {
  const name = partOf(moment, 'longOffset')
  return name === 'GMT' ? '+00:00' : name.replace('GMT', '')
}

/** +3, −5:30: whole hours without zeros. */
const shortOffset = (moment: Moment) =>
  utcOffset(moment)
    .replace(/^([+-])0/, '$1')
    .replace(/:00$/, '')
    .replace('-', '\u2212')

/** «Нью-Йорк», or the country where it has one clock: «Германия». A zone this machine does not know keeps its own name. */
const placeOf = (moment: Moment): string => {
  try {
    const place = partOf(moment, 'shortGeneric')
    if (!/^(GMT|UTC)/.test(place)) return place
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return moment.zone.slice(moment.zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

const citiesOf = (moment: Moment) =>
  NEAR.find(([known]) => known === moment.zone)?.[1] ?? placeOf(moment)

/** «Москва» */
export const zoneCity = (moment: Moment): string => citiesOf(moment).split(',')[0] ?? moment.zone

const withOffset = (place: string, moment: Moment) => {
  try {
    return `${place} (UTC${shortOffset(moment)})`
  } catch (error) {
    if (error instanceof RangeError) return place
    throw error
  }
}

/** «Москва (UTC+3)» */
export const zoneName = (moment: Moment): string => withOffset(zoneCity(moment), moment)

const { compare } = new Intl.Collator('ru')

export type ZoneChoice = { zone: string; label: string }

const choiceOf = (moment: Moment): ZoneChoice => ({
  zone: moment.zone,
  label: withOffset(citiesOf(moment), moment),
})

/** Near ones first, from west to east; the rest by name. A saved zone is listed even if it is unknown here. */
export const listTimeZones = ({
  at,
  saved,
}: {
  at: Date
  saved: readonly string[]
}): { near: ZoneChoice[]; others: ZoneChoice[] } => {
  const near = NEAR.map(([zone]) => choiceOf({ zone, at }))
  const isNear = (zone: string) => NEAR.some(([known]) => known === zone)
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), ...saved])
  const others = [...zones]
    .filter((zone) => !isNear(zone))
    .map((zone) => choiceOf({ zone, at }))
    .toSorted((one, other) => compare(one.label, other.label))
  return { near, others }
}

export const isSameClock = ({
  zone,
  other,
  at,
}: {
  zone: string
  other: string
  at: Date
}): boolean => zone === other || utcOffset({ zone, at }) === utcOffset({ zone: other, at })
