import type { MarkProps } from '../network.ts'

export const ThreadsMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      d="M18.6 7.6C17.7 4.6 15.4 3 12 3 7 3 4.5 6.6 4.5 12S7 21 12 21c4 0 6.9-2.1 6.9-5.2 0-3.3-2.7-4.8-6.2-4.8-2.7 0-4.5 1.2-4.5 3.1 0 1.7 1.4 2.9 3.5 2.9 2.4 0 3.8-1.6 3.8-4.6 0-2.9-1.3-4.4-3.7-4.4-1.4 0-2.5.500-3.2 1.5"
    />
  </svg>
)
