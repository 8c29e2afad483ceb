import type { OauthProvider } from '@kadr/contract/identity/users'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'

const GOOGLE = (
  <>
    <path
      fill="#4285F4"
      d="M22.5 12.200c0-.700-.060-1.400-.180-2.100H12v4h5.900a5 5 0 0 1-2.200 3.300v2.700h3.500c2.100-1.900 3.300-4.700 3.300-7.900z"
    />
    <path
      fill="#34A853"
      d="M12 23c3 0 5.500-1 7.300-2.700l-3.500-2.700c-1 .65-2.250 1-3.800 1-2.900 0-5.300-1.900-6.200-4.500H2.200v2.800A11 11 0 0 0 12 23z"
    />
    <path
      fill="#FBBC05"
      d="M5.800 14.100a6.600 6.600 0 0 1 0-4.200V7.100H2.200a11 11 0 0 0 0 9.800z"
    />
    <path
      fill="#EA4335"
      d="M12 5.400c1.600 0 3.100.560 4.200 1.650l3.150-3.150A11 11 0 0 0 2.200 7.100l3.600 2.800C6.700 7.300 9.100 5.400 12 5.400z"
    />
  </>
)

const VK = (
  <>
    <rect x="1" y="1" width="22" height="22" rx="6" fill="#0077FF" />
    <path
      fill="#FFFFFF"
      d="M12.800 17.200c-5 0-7.900-3.400-8-9.200h2.500c.1 4.200 2 6 3.400 6.400V8h2.400v3.700c1.400-.2 2.900-1.800 3.400-3.700h2.400c-.4 2.200-2 3.800-3.200 4.500 1.200.5 3 2 3.700 4.700h-2.600c-.6-1.800-2-3.100-3.700-3.300v3.300z"
    />
  </>
)

const YANDEX = (
  <>
    <circle cx="12" cy="12" r="11" fill="#FC3F1D" />
    <path
      fill="#FFFFFF"
      d="M13.400 7.200h-1c-1.900 0-2.900 1-2.900 2.400 0 1.600.7 2.300 2.100 3.300l1.200.8-3.400 5H6.900l3-4.500c-1.700-1.200-2.700-2.400-2.700-4.400 0-2.600 1.800-4.300 5.200-4.300h3.300v13.200h-2.300z"
    />
  </>
)

const MARKS: Readonly<Record<OauthProvider, ReactNode>> = { google: GOOGLE, vk: VK, yandex: YANDEX }

/** Guidelines of all three allow their mark on a light background. */
export const ProviderButton = ({
  provider,
  ...props
}: ComponentProps<typeof Button> & { provider: OauthProvider }) => (
  <Button
    variant="secondary"
    size="lg"
    isFullWidth
    icon={
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0">
        {MARKS[provider]}
      </svg>
    }
    {...props}
  />
)
