import type { SignInProvider } from '@kadr/contract/identity/users'
import type { JSX } from 'react'

const GooglePath = () => (
  <path
    fill="currentColor"
    d="M12 10.6v3.1h4.4c-.2 1-.8 1.9-1.7 2.5-.7.5-1.6.8-2.7.8a4.8 4.8 0 0 1-4.5-3.3 5 5 0 0 1 0-3.2A4.8 4.8 0 0 1 12 7.2c1.2 0 2.2.4 3 1.2l2.3-2.3A8 8 0 0 0 4.8 8.4a8 8 0 0 0 0 7.2A8 8 0 0 0 12 20c2.200 0 4-.7 5.300-2a7.600 7.600 0 0 0 2.400-5.800c0-.600 0-1.100-.100-1.600z"
  />
)

const TelegramPath = () => (
  <path
    fill="currentColor"
    d="M20.700 4.300 3.600 10.900c-1.100.4-1.100 1.100-.2 1.400l4.300 1.300 1.700 5.200c.2.6.4.8.9.8.4 0 .6-.2.9-.5l2.100-2 4.300 3.200c.8.4 1.400.2 1.600-.7l2.800-13.500c.3-1.200-.5-1.800-1.300-1.400zM9 13.200l9.300-5.900c.5-.3.900-.100.500.200l-7.700 7-.3 3.200z"
  />
)

const VkPath = () => (
  <path
    fill="currentColor"
    d="M13 18.500c-6.200 0-9.700-4.200-9.900-11.300h3.100c.1 5.200 2.400 7.400 4.200 7.900V7.200h2.900v4.500c1.800-.2 3.600-2.200 4.300-4.500h2.900c-.5 2.700-2.500 4.700-3.900 5.500 1.400.7 3.700 2.400 4.600 5.800h-3.200c-.7-2.200-2.400-3.800-4.700-4.100v4.100z"
  />
)

const YandexPath = () => (
  <path
    fill="currentColor"
    d="M13.700 5h-1.300c-2.300 0-3.600 1.200-3.600 3 0 2 .9 2.900 2.600 4.100l1.500 1-4.200 6.300H5.700l3.800-5.600C7.300 12.200 6.100 10.700 6.100 8.200c0-3.200 2.200-5.400 6.400-5.400h4.200v16.600h-3z"
  />
)

const MaxPath = () => (
  <path
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinejoin="round"
    d="M12 4.200a7.800 7.800 0 1 1-3.300 14.900c-1.200-.6-1.900.5-3.100.7-.7.1-1.100-.2-1.100-1V12A7.700 7.700 0 0 1 12 4.200z"
  />
)

const PATHS: Readonly<Record<SignInProvider, () => JSX.Element>> = {
  google: GooglePath,
  telegram: TelegramPath,
  max: MaxPath,
  vk: VkPath,
  yandex: YandexPath,
}

export const ProviderIcon = ({ provider }: { provider: SignInProvider }) => {
  const Path = PATHS[provider]
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-sunken text-ink-2">
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
        <Path />
      </svg>
    </span>
  )
}
