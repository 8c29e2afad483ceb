import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

const cardStyle = cva('block min-w-0 rounded-card bg-surface shadow-card', {
  variants: {
    padding: { none: 'overflow-hidden', md: 'p-4', lg: 'p-6' },
    isInteractive: {
      true: 'cursor-pointer text-ink no-underline transition-shadow duration-(--duration-tap) hover:shadow-pop',
    },
  },
  defaultVariants: { padding: 'md' },
})

type CardProps = ComponentProps<'div'> & VariantProps<typeof cardStyle> & { asChild?: boolean }

export function Card({ padding, isInteractive, asChild = false, className, ...rest }: CardProps) {
  const Element = asChild ? Slot.Root : 'div'
  return <Element {...rest} className={clsx(cardStyle({ padding, isInteractive }), className)} />
}
