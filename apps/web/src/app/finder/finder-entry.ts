import type { LucideIcon } from 'lucide-react'

export type FinderEntry = {
  /** Unique among what is shown. */
  key: string
  title: string
  note?: string | undefined
  icon: LucideIcon
  pictureUrl?: string | null | undefined
} & (
  | {
      /** Of this app. What is opened is kept among the recent ones. */
      href: string
      run?: never
    }
  | { run: () => void; href?: never }
)

export type FinderSection = { key: string; label: string; entries: readonly FinderEntry[] }
