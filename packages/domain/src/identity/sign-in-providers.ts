import {
  type MessengerName,
  messengerName,
  type OauthProvider,
} from '@kadr/contract/identity/users'

/** Of the names of sign-ins, channels and networks those that are messengers with a bot of ours. */
export const isMessenger = (name: string): name is MessengerName =>
  messengerName.options.some((one) => one === name)

/** Providers that most people have where Russian is spoken, and that open there without detours. */
const RUSSIAN_FIRST: readonly OauthProvider[] = ['vk', 'yandex', 'google']
const GOOGLE_FIRST: readonly OauthProvider[] = ['google', 'vk', 'yandex']

/** Zones of Russia by the names of the time zone database, old ones too. */
const RUSSIAN_ZONES = new Set(
  [
    ['Europe', 'Astrakhan Kaliningrad Kirov Moscow Samara Saratov Simferopol Ulyanovsk Volgograd'],
    ['Asia', 'Anadyr Barnaul Chita Irkutsk Kamchatka Khandyga Krasnoyarsk Magadan Novokuznetsk'],
    ['Asia', 'Novosibirsk Omsk Sakhalin Srednekolymsk Tomsk Ust-Nera Vladivostok Yakutsk'],
    ['Asia', 'Yekaterinburg'],
  ].flatMap(([area = '', cities = '']) => cities.split(' ').map((city) => `${area}/${city}`)),
)

const isRussian = (language: string) => /^ru\b/i.test(language)

type Place = { timeZone: string; language: string }

const isInRussia = ({ timeZone, language }: Place) =>
  RUSSIAN_ZONES.has(timeZone) || isRussian(language)

/** Messengers with a bot of ours: where Telegram is slowed, MAX first. */
export const orderMessengers = (place: Place): readonly MessengerName[] =>
  isInRussia(place) ? ['max', 'telegram'] : ['telegram', 'max']

/** The given providers, the best for the place of the visitor first. */
export const orderProviders = ({
  providers,
  ...place
}: Place & { providers: readonly OauthProvider[] }): OauthProvider[] => {
  const order = isInRussia(place) ? RUSSIAN_FIRST : GOOGLE_FIRST
  return order.filter((provider) => providers.includes(provider))
}
