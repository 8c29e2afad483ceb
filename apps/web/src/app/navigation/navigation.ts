import type { Action } from '@kadr/contract/base/permissions'
import {
  CalendarDays,
  ChartLine,
  Clapperboard,
  CreditCard,
  FileText,
  House,
  Images,
  Link2,
  type LucideIcon,
  Package,
  Sparkles,
  Store,
  UserRound,
  UsersRound,
  WandSparkles,
} from 'lucide-react'

export type NavigationEntry = {
  to:
    | '/dashboard'
    | '/calendar'
    | '/reels'
    | '/reels/automation'
    | '/posts'
    | '/analytics'
    | '/ai'
    | '/resources'
    | '/products'
    | '/business'
    | '/connections'
    | '/team'
    | '/account'
    | '/account/plan'
  label: string
  /** The permission its page requires; undefined: every role. */
  action?: Action
  icon: LucideIcon
  /** True: in the phone's bottom bar. False: in the avatar's menu. */
  isInBottomBar: boolean
}

export const NAVIGATION: readonly NavigationEntry[] = [
  { to: '/dashboard', label: 'Главная', icon: House, isInBottomBar: true },
  {
    to: '/calendar',
    label: 'Календарь',
    action: 'posts.read',
    icon: CalendarDays,
    isInBottomBar: true,
  },
  { to: '/reels', label: 'Рилсы', action: 'reels.read', icon: Clapperboard, isInBottomBar: true },
  {
    to: '/reels/automation',
    label: 'Автоматизация',
    action: 'automations.read',
    icon: WandSparkles,
    isInBottomBar: false,
  },
  { to: '/posts', label: 'Посты', action: 'posts.read', icon: FileText, isInBottomBar: true },
  {
    to: '/analytics',
    label: 'Аналитика',
    action: 'analytics.read',
    icon: ChartLine,
    isInBottomBar: true,
  },
  { to: '/ai', label: 'ИИ-помощник', action: 'ai.read', icon: Sparkles, isInBottomBar: false },
  {
    to: '/resources',
    label: 'Ресурсы',
    action: 'resources.read',
    icon: Images,
    isInBottomBar: false,
  },
  {
    to: '/products',
    label: 'Продукты',
    action: 'products.read',
    icon: Package,
    isInBottomBar: false,
  },
  { to: '/business', label: 'О деле', action: 'business.read', icon: Store, isInBottomBar: false },
  {
    to: '/connections',
    label: 'Подключения',
    action: 'connections.read',
    icon: Link2,
    isInBottomBar: false,
  },
  { to: '/team', label: 'Команда', action: 'team.read', icon: UsersRound, isInBottomBar: false },
  { to: '/account', label: 'Аккаунт', icon: UserRound, isInBottomBar: false },
  { to: '/account/plan', label: 'Тариф', icon: CreditCard, isInBottomBar: false },
]

export const entriesFor = (can: (action: Action) => boolean): readonly NavigationEntry[] =>
  NAVIGATION.filter(({ action }) => action === undefined || can(action))

type Bar = { bar: readonly NavigationEntry[]; menu: readonly NavigationEntry[] }

/** A bar with one tab is useless, so fewer than two entries all go to the menu. */
export const splitForPhone = (entries: readonly NavigationEntry[]): Bar => {
  const bar = entries.filter((entry) => entry.isInBottomBar)
  if (bar.length < 2) return { bar: [], menu: entries }
  return { bar, menu: entries.filter((entry) => !entry.isInBottomBar) }
}
