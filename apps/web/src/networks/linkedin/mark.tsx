import type { MarkProps } from '../network.ts'

export const LinkedinMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M6 2.5h12A3.5 3.5 0 0 1 21.5 6v12a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5Zm.6 7.7v7.3h2.2v-7.3H6.6Zm1.1-3.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Zm2.9 3.7v7.3h2.2v-3.7c0-1.1.500-1.8 1.5-1.8s1.4.700 1.4 1.8v3.7h2.2v-4.2c0-2.1-1.1-3.3-2.8-3.3-1.1 0-1.9.500-2.4 1.2v-1h-2.1Z"
    />
  </svg>
)
