import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type ListRowProps = {
  /** A thumbnail, an avatar or an icon. */
  leading?: ReactNode
  title: ReactNode
  subtitle?: ReactNode
  /** A badge, a button or a menu. */
  trailing?: ReactNode
  className?: string
  /** Long words are shown whole instead of cut. */
  isWrapped?: boolean
}

export const ListRow = ({
  leading,
  title,
  subtitle,
  trailing,
  className,
  isWrapped = false,
}: ListRowProps) => (
  <li className={clsx('flex min-h-16 min-w-0 items-center gap-3 px-4 py-3', className)}>
    {leading}
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
      <div className={clsx('font-medium', isWrapped ? 'wrap-anywhere' : 'truncate')}>{title}</div>
      {subtitle ? <div className="text-label text-ink-3 wrap-anywhere">{subtitle}</div> : null}
    </div>
    {trailing ? <div className="flex shrink-0 items-center gap-2">{trailing}</div> : null}
  </li>
)

type ListProps = { label?: string; children: ReactNode }

/** Expects to be inside a Card without padding. */
export const List = ({ label, children }: ListProps) => (
  <ul aria-label={label} className="divide-y divide-line">
    {children}
  </ul>
)
