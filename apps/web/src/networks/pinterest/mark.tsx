import type { MarkProps } from '../network.ts'

export const PinterestMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M7.3 13.4C6.5 12.3 6.2 11.3 6.2 10 6.2 6.6 8.8 4.2 12.2 4.2c3.5 0 5.8 2.3 5.8 5.4 0 3.3-1.9 5.8-4.5 5.8-1.3 0-2.3-.7-2.6-1.6m1.3-4.6L9.5 20.5"
    />
  </svg>
)
