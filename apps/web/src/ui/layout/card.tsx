import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

const BASE = 'block min-w-0 rounded-card bg-surface shadow-card'
const PADDINGS = { none: 'overflow-hidden', md: 'p-4', lg: 'p-6' }
const INTERACTIVE =
  'cursor-pointer text-ink no-underline transition-shadow duration-(--duration-tap) hover:shadow-pop'

type CardProps = ComponentProps<'div'> & {
  padding?: keyof typeof PADDINGS
  isInteractive?: boolean
  asChild?: boolean
}

export function Card({
  padding = 'md',
  isInteractive = false,
  asChild = false,
  className,
  ...rest
}: CardProps) {
  const Element = asChild ? Slot.Root : 'div'
  const style = clsx(BASE, PADDINGS[padding], isInteractive && INTERACTIVE, className)
  return <Element {...rest} className={style} />
}
