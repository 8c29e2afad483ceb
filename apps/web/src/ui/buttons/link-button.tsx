import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { type ButtonVariants, buttonStyle } from './button-style.ts'

type LinkButtonProps = ComponentProps<'a'> &
  ButtonVariants & {
    /** Dress the only child (a router link) instead of drawing an own anchor. */
    asChild?: boolean
  }

export function LinkButton({
  variant,
  size,
  isFullWidth,
  asChild = false,
  className,
  ...rest
}: LinkButtonProps) {
  const Element = asChild ? Slot.Root : 'a'
  return (
    <Element {...rest} className={clsx(buttonStyle({ variant, size, isFullWidth }), className)} />
  )
}
