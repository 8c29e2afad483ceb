import type { MarkProps } from '../network.ts'

export const RutubeMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <path
      fill="currentColor"
      d="M4 5h11.2a4.3 4.3 0 0 1 4.3 4.3v1.2a4.3 4.3 0 0 1-3.1 4.1L20 19h-3.9l-3.3-4.2H7V19H4V5Zm3 2.8V12h8a1.6 1.6 0 0 0 1.6-1.6v-1A1.6 1.6 0 0 0 15 7.8H7Z"
    />
  </svg>
)
