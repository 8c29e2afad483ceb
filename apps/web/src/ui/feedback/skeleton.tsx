import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type SkeletonProps = { className?: string }

/** A placeholder of the final size. Visible only after 150 ms, so that fast responses don't flicker. */
export const Skeleton = ({ className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={clsx('block animate-skeleton rounded-chip bg-sunken', className)}
  />
)

type SkeletonGroupProps = { label: string; className?: string; children: ReactNode }

/** Announces the loading state once for assistive technology. */
export const SkeletonGroup = ({ label, className, children }: SkeletonGroupProps) => (
  <div role="status" className={className}>
    <span className="sr-only">{label}</span>
    {children}
  </div>
)
