import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonVariants, buttonStyle } from './button-style.ts'

const ICON_SIZES = { sm: 'size-9', md: 'size-11' }

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Pick<ButtonVariants, 'variant'> & {
    /** `sm` looks 36 px wide, its touch target stays 44. */
    size?: 'sm' | 'md'
    /** What the button does, for those who do not see the icon. */
    label: string
    icon: ReactNode
  }

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(buttonStyle({ variant, size }), ICON_SIZES[size], 'p-0!', className)}
    >
      {icon}
    </button>
  )
}
