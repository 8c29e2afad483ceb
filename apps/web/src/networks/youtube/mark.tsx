import type { MarkProps } from '../network.ts'

export const YoutubeMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M5.5 4.5h13A3.5 3.5 0 0 1 22 8v8a3.5 3.5 0 0 1-3.5 3.5h-13A3.5 3.5 0 0 1 2 16V8a3.5 3.5 0 0 1 3.5-3.5Zm4.7 4.1v6.8l5.9-3.4-5.9-3.4Z"
    />
  </svg>
)
