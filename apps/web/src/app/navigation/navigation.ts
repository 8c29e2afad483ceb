import type { Action } from '@kadr/contract/base/permissions'
import {
  CalendarDays,
  ChartLine,
  Clapperboard,
  CreditCard,
  FileText,
  House,
  Images,
  Inbox,
  Link2,
  type LucideIcon,
  Package,
  Plug,
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
    | '/inbox'
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
    | '/integrations'
    | '/account'
    | '/account/plan'
  label: string
  /** The permission its page requires; undefined: every role. */
  action?: Action
  icon: LucideIcon
  /** Its place in the phone's bottom bar, which has five; the others are in the avatar's menu. */
  barPlace?: number
  /** What waits there is counted beside its name. */
  hasCount?: boolean
}

export const NAVIGATION: readonly NavigationEntry[] = [
  { to: '/dashboard', label: 'Главная', icon: House, barPlace: 1 },
  {
    to: '/calendar',
    label: 'Календарь',
    action: 'posts.read',
    icon: CalendarDays,
    barPlace: 2,
  },
  {
    to: '/inbox',
    label: 'Входящие',
    action: 'inbox.read',
    icon: Inbox,
    barPlace: 5,
    hasCount: true,
  },
  { to: '/reels', label: 'Рилсы', action: 'reels.read', icon: Clapperboard, barPlace: 3 },
  {
    to: '/reels/automation',
    label: 'Автоматизация',
    action: 'automations.read',
    icon: WandSparkles,
  },
  { to: '/posts', label: 'Посты', action: 'posts.read', icon: FileText, barPlace: 4 },
  {
    to: '/analytics',
    label: 'Аналитика',
    action: 'analytics.read',
    icon: ChartLine,
    barPlace: 6,
  },
  { to: '/ai', label: 'ИИ-помощник', action: 'ai.read', icon: Sparkles },
  {
    to: '/resources',
    label: 'Ресурсы',
    action: 'resources.read',
    icon: Images,
  },
  {
    to: '/products',
    label: 'Продукты',
    action: 'products.read',
    icon: Package,
  },
  { to: '/business', label: 'О деле', action: 'business.read', icon: Store },
  {
    to: '/connections',
    label: 'Подключения',
    action: 'connections.read',
    icon: Link2,
  },
  { to: '/team', label: 'Команда', action: 'team.read', icon: UsersRound },
  { to: '/integrations', label: 'Интеграции', action: 'integrations.read', icon: Plug },
  { to: '/account', label: 'Аккаунт', icon: UserRound },
  { to: '/account/plan', label: 'Тариф', icon: CreditCard },
]

export const entriesFor = (can: (action: Action) => boolean): readonly NavigationEntry[] =>
  NAVIGATION.filter(({ action }) => action === undefined || can(action))

type Bar = { bar: readonly NavigationEntry[]; menu: readonly NavigationEntry[] }

const BAR_PLACES = 5
const placeOf = ({ barPlace = Number.POSITIVE_INFINITY }: NavigationEntry) => barPlace

/** A bar with one tab is useless, so fewer than two entries all go to the menu. */
export const splitForPhone = (entries: readonly NavigationEntry[]): Bar => {
  const bar = entries
    .filter(({ barPlace }) => barPlace !== undefined)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .slice(0, BAR_PLACES)
  if (bar.length < 2) return { bar: [], menu: entries }
  return { bar, menu: entries.filter((entry) => !bar.includes(entry)) }
}
