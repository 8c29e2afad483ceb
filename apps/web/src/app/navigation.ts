import {
  CalendarDays,
  Clapperboard,
  FileText,
  House,
  Images,
  Link2,
  type LucideIcon,
  Package,
  UserRound,
} from 'lucide-react'

export type NavigationEntry = {
  to:
    | '/dashboard'
    | '/calendar'
    | '/reels'
    | '/posts'
    | '/resources'
    | '/products'
    | '/connections'
    | '/account'
  label: string
  icon: LucideIcon
  /** Has a place in the phone's bottom bar; the rest live under the avatar there. */
  isInBottomBar: boolean
}

/** Sections in the order of the menu. An entry appears together with its working page. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: '/dashboard', label: 'Главная', icon: House, isInBottomBar: true },
  { to: '/calendar', label: 'Календарь', icon: CalendarDays, isInBottomBar: true },
  { to: '/reels', label: 'Рилсы', icon: Clapperboard, isInBottomBar: true },
  { to: '/posts', label: 'Посты', icon: FileText, isInBottomBar: true },
  { to: '/resources', label: 'Ресурсы', icon: Images, isInBottomBar: false },
  { to: '/products', label: 'Продукты', icon: Package, isInBottomBar: false },
  { to: '/connections', label: 'Подключения', icon: Link2, isInBottomBar: false },
  { to: '/account', label: 'Аккаунт', icon: UserRound, isInBottomBar: false },
]

type Bar = { bar: readonly NavigationEntry[]; menu: readonly NavigationEntry[] }

/** A bar of one tab leads nowhere, so fewer than two entries all go to the menu. */
export const splitForPhone = (entries: readonly NavigationEntry[]): Bar => {
  const bar = entries.filter((entry) => entry.isInBottomBar)
  if (bar.length < 2) return { bar: [], menu: entries }
  return { bar, menu: entries.filter((entry) => !entry.isInBottomBar) }
}
