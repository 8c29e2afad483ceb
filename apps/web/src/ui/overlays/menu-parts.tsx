import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

const itemStyle =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-chip px-3 py-2 text-label no-underline outline-none data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-3 data-[highlighted]:bg-sunken'

export type MenuProps = {
  /** Opens the menu and gets the focus back. */
  trigger: ReactNode
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/** Loaded at the first press of its button, so it starts open. */
export const Menu = ({ trigger, align = 'end', children }: MenuProps) => (
  // Not modal: a modal menu hides the whole page from assistive technology while its links stay focusable.
  <DropdownMenu.Root modal={false} defaultOpen>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-(--z-sheet) max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-56 overflow-y-auto rounded-control bg-surface p-1.5 shadow-pop data-[state=open]:animate-fade-in"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)

export type MenuItemProps = {
  icon?: ReactNode
  isDanger?: boolean
  isDisabled?: boolean
  onSelect?: () => void
  /** Styles the only child (a router link) as the item. */
  asChild?: boolean
  children: ReactNode
}

export const MenuItem = ({
  icon,
  isDanger = false,
  isDisabled = false,
  asChild = false,
  onSelect,
  children,
}: MenuItemProps) => (
  <DropdownMenu.Item
    asChild={asChild}
    disabled={isDisabled}
    onSelect={() => onSelect?.()}
    className={clsx(itemStyle, isDanger ? 'text-failed' : 'text-ink')}
  >
    {asChild ? (
      children
    ) : (
      <>
        {icon}
        <span className="min-w-0 flex-1 truncate">{children}</span>
      </>
    )}
  </DropdownMenu.Item>
)

export type MenuChoiceProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onValueChange: (value: string) => void
}

export const MenuChoice = ({ label, value, options, onValueChange }: MenuChoiceProps) => (
  <>
    <DropdownMenu.Label className="px-3 py-1.5 text-caption text-ink-3">{label}</DropdownMenu.Label>
    <DropdownMenu.RadioGroup value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={itemStyle}>
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden="true" className="size-4 text-accent" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  </>
)

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className="max-w-64 truncate px-3 py-2 text-label font-medium">
    {children}
  </DropdownMenu.Label>
)

export const MenuSeparator = () => <DropdownMenu.Separator className="my-1.5 h-px bg-line" />
