import type { MarkProps } from '../network.ts'

export const InstagramMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <g fill="none" stroke="currentColor" strokeWidth="2.2">
      <rect x="3" y="3" width="18" height="18" rx="5.5" />
      <circle cx="12" cy="12" r="4.2" />
    </g>
    <circle cx="16.9" cy="7.1" r="1.3" fill="currentColor" />
  </svg>
)
