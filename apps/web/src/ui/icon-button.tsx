import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonVariants, buttonStyle } from './button-style.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Pick<ButtonVariants, 'variant'> & {
    /** What the button does, for those who do not see the icon. */
    label: string
    icon: ReactNode
  }

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(buttonStyle({ variant }), 'size-11 p-0!', className)}
    >
      {icon}
    </button>
  )
}
