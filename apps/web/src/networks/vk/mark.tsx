import type { MarkProps } from '../network.ts'

export const VkMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <path
      fill="currentColor"
      d="M12.9 18.3C6.1 18.3 2.2 13.6 2 5.9h3.4c.1 5.7 2.6 8.1 4.6 8.6V5.9h3.2v4.9c2-.2 4-2.4 4.7-4.9h3.2c-.5 3-2.7 5.2-4.3 6.1 1.6.7 4.1 2.7 5 6.3h-3.5c-.8-2.3-2.6-4.1-5.1-4.4v4.4h-.3Z"
    />
  </svg>
)
