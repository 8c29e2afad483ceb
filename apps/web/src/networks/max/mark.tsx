import type { MarkProps } from '../network.ts'

export const MaxMark = ({ className = 'size-5' }: MarkProps) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className={className}>
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M12.2 2.5c-5.4 0-9.7 4.1-9.7 9.6 0 2.9.5 4.3.9 6.7.2 1.3 0 2.7 1.2 2.7 1.1 0 1.9-.6 2.8-1.2 1.3.9 2.9 1.4 4.8 1.4 5.3 0 9.5-4.3 9.5-9.6 0-5.4-4.1-9.6-9.5-9.6Zm0 4.9a4.7 4.7 0 1 0 0 9.4c.9 0 1.7-.2 2.4-.6l.4.3c.4.3.9.4 1-.2l.6-3.1c.2-.7.3-1.4.2-2.1a4.7 4.7 0 0 0-4.6-3.7Z"
    />
  </svg>
)
