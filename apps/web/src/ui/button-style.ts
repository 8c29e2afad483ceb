import { cva, type VariantProps } from 'class-variance-authority'

/** Shared by buttons and by links styled as buttons. */
export const buttonStyle = cva(
  'relative inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-control text-center font-medium no-underline select-none transition-colors duration-(--duration-tap) ease-out disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        primary:
          'bg-accent text-on-accent hover:bg-accent-hover disabled:bg-sunken disabled:text-ink-3 aria-disabled:bg-sunken aria-disabled:text-ink-3',
        secondary:
          'border border-line bg-surface text-ink hover:border-line-strong hover:bg-header disabled:text-ink-3 aria-disabled:text-ink-3',
        soft: 'bg-accent-soft text-accent hover:bg-line disabled:text-ink-3',
        ghost: 'text-ink hover:bg-sunken disabled:text-ink-3',
        danger:
          'border border-line bg-surface text-failed hover:border-failed hover:bg-failed-soft disabled:text-ink-3',
        text: 'text-accent underline-offset-4 hover:underline disabled:text-ink-3',
      },
      size: {
        // The pseudo-element keeps the touch target at 44 px while the button is 36 px high.
        sm: 'min-h-9 px-3 py-1.5 text-label after:absolute after:-inset-1',
        md: 'min-h-11 px-4 py-2.5 text-label',
        lg: 'min-h-13 px-6 py-3.5 text-body',
      },
      isFullWidth: { true: 'w-full' },
    },
    compoundVariants: [{ variant: 'text', class: 'px-0!' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export type ButtonLook = VariantProps<typeof buttonStyle>
