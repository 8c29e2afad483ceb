import {
  Clapperboard,
  FileText,
  History,
  Images,
  Link2,
  type LucideIcon,
  Package,
} from 'lucide-react'
import { NAVIGATION } from '../navigation/navigation.ts'

const BY_PLACE: readonly [prefix: string, icon: LucideIcon][] = [
  ['/posts?post=', FileText],
  ['/posts?connection=', Link2],
  ['/reels/', Clapperboard],
  ['/products/', Package],
  ['/resources?', Images],
]

/** What was opened before has its address only. */
export const iconOf = (href: string): LucideIcon =>
  NAVIGATION.find(({ to }) => to === href)?.icon ??
  BY_PLACE.find(([prefix]) => href.startsWith(prefix))?.[1] ??
  History
