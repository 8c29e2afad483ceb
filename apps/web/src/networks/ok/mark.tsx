import type { MarkProps } from '../network.ts'

export const OkMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <path
      fill="currentColor"
      d="M12 2.5a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2Zm0 2.6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm-5.2 8.3a1.3 1.3 0 0 1 1.8-.4 6.4 6.4 0 0 0 6.8 0 1.3 1.3 0 0 1 1.4 2.2c-.9.6-1.8 1-2.8 1.2l2.7 2.7a1.3 1.3 0 0 1-1.9 1.8L12 18.1l-2.8 2.8a1.3 1.3 0 0 1-1.9-1.8l2.7-2.7c-1-.2-2-.6-2.8-1.2a1.3 1.3 0 0 1-.4-1.8Z"
    />
  </svg>
)
