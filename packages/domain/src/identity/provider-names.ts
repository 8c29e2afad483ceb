import type { SignInProvider } from '@kadr/contract/identity/users'

/** As people know them. */
export const PROVIDER_NAMES: Readonly<Record<SignInProvider, string>> = {
  telegram: 'Telegram',
  max: 'MAX',
  google: 'Google',
  vk: 'VK ID',
  yandex: 'Яндекс ID',
}
