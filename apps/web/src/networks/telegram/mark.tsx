import type { MarkProps } from '../network.ts'

export const TelegramMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <path
      fill="currentColor"
      d="M20.6 4.1 2.9 11c-1 .4-1 1.7.1 2l4.4 1.4 1.7 5.1c.3.8 1.3 1 1.9.4l2.4-2.3 4.3 3.2c.7.5 1.6.1 1.8-.7l2.8-14.5c.2-.9-.7-1.8-1.7-1.5Zm-3.2 4-7.6 6.9-.3 3-1.1-3.6 8.5-6.8c.4-.3.9.2.5.5Z"
    />
  </svg>
)
