import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type SkeletonProps = { className?: string }

/** A grey place of the final size. It shows itself only when waiting takes over 150 ms. */
export const Skeleton = ({ className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={clsx('block animate-skeleton rounded-chip bg-sunken', className)}
  />
)

type SkeletonGroupProps = { label: string; className?: string; children: ReactNode }

/** Says once, for those who do not see the grey places, that something is loading. */
export const SkeletonGroup = ({ label, className, children }: SkeletonGroupProps) => (
  <div role="status" className={className}>
    <span className="sr-only">{label}</span>
    {children}
  </div>
)
