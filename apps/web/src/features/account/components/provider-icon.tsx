import type { SignInProvider } from '@kadr/contract/users'

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

const PATHS = { google: GooglePath, telegram: TelegramPath }

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
