import type { MarkProps } from '../network.ts'

export const BlueskyMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <path
      fill="currentColor"
      d="M12 10.8C11.1 8.9 8.6 5.5 6.2 4.1 4 2.8 2.5 3.3 2.5 6c0 .6.3 4.7.500 5.3.600 2.1 2.9 2.7 4.9 2.4-3.5.600-4.4 2.5-2.5 4.4 3.6 3.6 5.3-.8 6.2-3.2.2-.5.3-.8.4-.8s.2.3.4.8c.9 2.4 2.6 6.8 6.2 3.2 1.9-1.9 1-3.8-2.5-4.4 2 .3 4.3-.3 4.9-2.4.2-.6.5-4.7.500-5.3 0-2.7-1.5-3.2-3.7-1.9-2.4 1.4-4.9 4.8-5.8 6.7Z"
    />
  </svg>
)
