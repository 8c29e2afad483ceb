import type { MarkProps } from '../network.ts'

export const DzenMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <path
      fill="currentColor"
      d="M12 2c0 6.2-3.8 10-10 10 6.2 0 10 3.8 10 10 0-6.2 3.8-10 10-10-6.2 0-10-3.8-10-10Z"
    />
  </svg>
)
