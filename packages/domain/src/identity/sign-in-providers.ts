import type { OauthProvider } from '@kadr/contract/identity/users'

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

/** The given providers, the best for the place of the visitor first. */
export const orderProviders = ({
  providers,
  timeZone,
  language,
}: {
  providers: readonly OauthProvider[]
  timeZone: string
  language: string
}): OauthProvider[] => {
  const order = RUSSIAN_ZONES.has(timeZone) || isRussian(language) ? RUSSIAN_FIRST : GOOGLE_FIRST
  return order.filter((provider) => providers.includes(provider))
}
