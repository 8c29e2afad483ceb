import type { ReactNode } from 'react'

type SpecimenProps = { name: string; children: ReactNode }

export const Specimen = ({ name, children }: SpecimenProps) => (
  <div className="grid min-w-0 grid-cols-1 content-start gap-2">
    <p className="text-caption text-ink-3">{name}</p>
    {children}
  </div>
)

export const SpecimenGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-6 md:grid-cols-2">{children}</div>
)

export const SpecimenRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)
