import { Popover as RadixPopover } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = {
  trigger: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  label: string
  children: ReactNode
}

/** Over the field, where the thumb is. */
export const Popover = ({ trigger, isOpen, onOpenChange, label, children }: Props) => (
  <RadixPopover.Root open={isOpen} onOpenChange={onOpenChange}>
    <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
    <RadixPopover.Portal>
      <RadixPopover.Content
        side="top"
        align="start"
        sideOffset={8}
        collisionPadding={12}
        aria-label={label}
        className="z-(--z-sheet) max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-24px)] overflow-y-auto rounded-control bg-surface p-2 shadow-pop data-[state=open]:animate-fade-in"
      >
        {children}
      </RadixPopover.Content>
    </RadixPopover.Portal>
  </RadixPopover.Root>
)
