import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'

const GoogleMark = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0">
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
  </svg>
)

/** Google's brand guidelines require its mark on a light background. */
export const GoogleButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="secondary" size="lg" isFullWidth icon={<GoogleMark />} {...props} />
)
