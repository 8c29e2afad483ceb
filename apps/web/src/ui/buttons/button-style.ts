import { clsx } from 'clsx'

const BASE =
  'relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control text-center font-medium no-underline select-none transition-colors duration-(--duration-tap) ease-out disabled:cursor-not-allowed disabled:text-ink-3 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3'

const VARIANTS = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-hover disabled:bg-sunken aria-disabled:bg-sunken',
  secondary: 'border border-line bg-surface text-ink hover:border-line-strong hover:bg-header',
  soft: 'bg-accent-soft text-accent hover:bg-line hover:text-accent-hover',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'border border-line bg-surface text-failed hover:border-failed hover:bg-failed-soft',
  text: 'px-0! text-accent underline-offset-4 hover:underline',
}

const SIZES = {
  // The invisible frame keeps the touch target at 44 px while the button looks 36.
  sm: 'min-h-9 px-3 py-1.5 text-label after:absolute after:-inset-1',
  md: 'min-h-11 px-4 py-2.5 text-label',
  lg: 'min-h-13 px-6 py-3.5 text-body',
}

export type ButtonVariants = {
  variant?: keyof typeof VARIANTS | undefined
  size?: keyof typeof SIZES | undefined
  isFullWidth?: boolean | undefined
}

/** Shared by buttons and by links that look like buttons. */
export const buttonStyle = ({
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
}: ButtonVariants = {}) => clsx(BASE, VARIANTS[variant], SIZES[size], isFullWidth && 'w-full')
