import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactNode } from 'react'

type TooltipProps = { label: string; children: ReactNode }

/** For mouse and keyboard only: never on touch screens, so it must not carry essential information. */
export const Tooltip = ({ label, children }: TooltipProps) => (
  <RadixTooltip.Provider delayDuration={400}>
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-(--z-toast) max-w-64 rounded-chip bg-night px-2.5 py-1.5 text-caption text-on-night shadow-pop"
        >
          {label}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  </RadixTooltip.Provider>
)
