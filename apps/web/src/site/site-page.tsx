import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The column of the public pages: 1312 wide on a desktop, 16 px of margin on a phone. */
export const SitePage = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={clsx('mx-auto w-full max-w-360 px-4 pt-6 pb-16 lg:px-16 lg:pt-10', className)}>
    {children}
  </div>
)

type PageTitleProps = { title: string; lead?: ReactNode; size?: 'page' | 'text' }

const SIZES = {
  page: 'text-[clamp(2.75rem,1.4rem+5vw,5rem)] leading-none tracking-[-0.042em]',
  text: 'text-[clamp(2.375rem,1.6rem+3.1vw,3.75rem)] leading-[1.06] tracking-[-0.036em]',
}

export const PageTitle = ({ title, lead, size = 'page' }: PageTitleProps) => (
  <div className="grid grid-cols-1 items-end gap-5 border-b border-ink pb-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-12 lg:pb-8">
    <h1 className={clsx('max-w-[11.88em] font-bold text-balance', SIZES[size])}>{title}</h1>
    {lead ? <p className="max-w-[32em] text-ink-2">{lead}</p> : null}
  </div>
)
