import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Pick<ButtonLook, 'variant'> & {
    /** The accessible name. */
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
