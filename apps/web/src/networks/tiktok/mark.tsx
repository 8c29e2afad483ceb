import type { MarkProps } from '../network.ts'

export const TiktokMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M13.5 3.5v11.7a4.1 4.1 0 1 1-4.1-4.1M13.5 3.5c.3 3 2.3 5 5.5 5.2"
    />
  </svg>
)
