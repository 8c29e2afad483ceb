import type { ReactNode } from 'react'

export type DrawingName = 'calendar' | 'reel' | 'search' | 'error' | 'offline' | 'lock'

const PAPER = 'var(--color-surface)'
const INK = 'var(--color-line-strong)'
const COBALT = 'var(--color-accent)'

const SHAPES: Record<DrawingName, ReactNode> = {
  calendar: (
    <>
      <rect x="22" y="22" width="76" height="66" rx="10" fill={PAPER} stroke={INK} />
      <path d="M22 42h76M42 14v14M78 14v14" stroke={INK} />
      <rect x="34" y="52" width="14" height="10" rx="3" fill="var(--color-sunken)" />
      <rect x="53" y="52" width="14" height="10" rx="3" fill={COBALT} />
      <rect x="72" y="52" width="14" height="10" rx="3" fill="var(--color-sunken)" />
      <rect x="34" y="68" width="14" height="10" rx="3" fill="var(--color-sunken)" />
    </>
  ),
  reel: (
    <>
      <rect x="26" y="24" width="36" height="62" rx="8" fill={PAPER} stroke={INK} />
      <rect x="58" y="14" width="40" height="70" rx="8" fill={PAPER} stroke={INK} />
      <path d="M72 39v20l17-10z" fill={COBALT} />
      <path d="M66 72h24" stroke={INK} strokeLinecap="round" />
    </>
  ),
  search: (
    <>
      <rect x="20" y="20" width="64" height="64" rx="10" fill={PAPER} stroke={INK} />
      <path d="M32 36h28M32 50h18" stroke={INK} strokeLinecap="round" />
      <circle cx="72" cy="60" r="17" fill={PAPER} stroke={COBALT} />
      <path d="m85 73 14 14" stroke={COBALT} strokeLinecap="round" />
    </>
  ),
  error: (
    <>
      <path
        d="M24 40V28a8 8 0 0 1 8-8h14M74 20h14a8 8 0 0 1 8 8v12M96 64v12a8 8 0 0 1-8 8H74M46 84H32a8 8 0 0 1-8-8V64"
        stroke={INK}
        strokeLinecap="round"
      />
      <circle cx="60" cy="52" r="17" fill={PAPER} stroke="var(--color-failed)" />
      <path d="m54 46 12 12m0-12L54 58" stroke="var(--color-failed)" strokeLinecap="round" />
    </>
  ),
  offline: (
    <>
      <rect x="40" y="14" width="40" height="76" rx="10" fill={PAPER} stroke={INK} />
      <path d="M48 44a18 18 0 0 1 24 0M54 52a9 9 0 0 1 12 0" stroke={INK} strokeLinecap="round" />
      <circle cx="60" cy="60" r="2" fill={INK} />
      <path d="m46 34 28 34" stroke={COBALT} strokeLinecap="round" />
    </>
  ),
  lock: (
    <>
      <path d="M44 48V36a16 16 0 0 1 32 0v12" stroke={INK} />
      <rect x="32" y="48" width="56" height="40" rx="10" fill={PAPER} stroke={INK} />
      <circle cx="60" cy="65" r="5" fill={COBALT} />
      <path d="M60 68v8" stroke={COBALT} strokeLinecap="round" />
    </>
  ),
}

/** Illustrations for empty states. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 120 104"
    fill="none"
    strokeWidth="2.5"
    strokeLinejoin="round"
    className="h-26 w-30"
  >
    {SHAPES[name]}
  </svg>
)
