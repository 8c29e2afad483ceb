import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { type ButtonVariants, buttonStyle } from './button-style.ts'

type ButtonProps = ComponentProps<'button'> &
  ButtonVariants & {
    icon?: ReactNode
    /** Keeps the label and the focus, shows a spinner, and ignores further presses. */
    isLoading?: boolean
  }

export function Button({
  variant,
  size,
  isFullWidth,
  icon,
  isLoading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={isLoading ? 'button' : type}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? undefined : onClick}
      className={clsx(buttonStyle({ variant, size, isFullWidth }), className)}
    >
      {isLoading ? <Spinner size={18} /> : icon}
      {children}
    </button>
  )
}
