import type { Action } from '@kadr/contract/base/permissions'
import { rankMatches, readSought } from '@kadr/domain/base/match-words'
import {
  CalendarPlus,
  ChartLine,
  Clapperboard,
  FilePlus2,
  LayoutTemplate,
  type LucideIcon,
  PackagePlus,
  Palette,
  Plug,
  Trash2,
  UserPlus,
  WandSparkles,
} from 'lucide-react'
import { entriesFor } from '../navigation/navigation.ts'
import { copy } from './copy.ts'
import type { FinderEntry, FinderSection } from './finder-entry.ts'

type Known = { title: string; words: string; href: string; icon: LucideIcon; action: Action }

/** `words` are what people call it. */
const ACTIONS: readonly Known[] = [
  {
    title: 'Новый пост',
    words: 'создать написать публикация',
    href: '/posts/new',
    icon: FilePlus2,
    action: 'posts.write',
  },
  {
    title: 'Новый рилс',
    words: 'создать собрать видео ролик',
    href: '/reels',
    icon: Clapperboard,
    action: 'reels.write',
  },
  {
    title: 'Рилс из шаблона',
    words: 'создать мои шаблоны собрать видео',
    href: '/reels/templates',
    icon: LayoutTemplate,
    action: 'reels.write',
  },
  {
    title: 'Бренд рилсов',
    words: 'логотип цвет шрифт музыка концовка фирменный стиль',
    href: '/reels/brand',
    icon: Palette,
    action: 'reels.read',
  },
  {
    title: 'Запланировать в календаре',
    words: 'создать расписание план',
    href: '/calendar',
    icon: CalendarPlus,
    action: 'posts.write',
  },
  {
    title: 'Новый продукт',
    words: 'создать добавить товар услуга',
    href: '/products/new',
    icon: PackagePlus,
    action: 'products.write',
  },
  {
    title: 'Новое правило автоматизации',
    words: 'создать автоматически',
    href: '/reels/automation/new',
    icon: WandSparkles,
    action: 'automations.write',
  },
  {
    title: 'Подключить аккаунт',
    words: 'добавить соцсеть канал вход',
    href: '/connections',
    icon: Plug,
    action: 'connections.manage',
  },
  {
    title: 'Пригласить в команду',
    words: 'добавить участник сотрудник роль',
    href: '/team',
    icon: UserPlus,
    action: 'team.manage',
  },
  {
    title: 'Отчёты',
    words: 'создать отправить клиенту аналитика pdf',
    href: '/analytics/reports',
    icon: ChartLine,
    action: 'analytics.read',
  },
  {
    title: 'Корзина постов',
    words: 'удалённые восстановить вернуть',
    href: '/posts/trash',
    icon: Trash2,
    action: 'posts.read',
  },
]
const FIRST_ACTIONS = 4
const MOST_PAGES = 4
const MOST_ACTIONS = 5

/** Names of sections that people use too. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  '/calendar': 'план расписание',
  '/reels': 'видео ролики шортсы клипы',
  '/reels/automation': 'правила автопостинг',
  '/posts': 'публикации',
  '/analytics': 'статистика охваты цифры',
  '/ai': 'нейросеть помощник идеи',
  '/resources': 'файлы фото медиатека картинки музыка',
  '/products': 'товары услуги каталог',
  '/business': 'компания цены бренд факты',
  '/connections': 'аккаунты соцсети каналы',
  '/team': 'участники сотрудники роли',
  '/integrations': 'вебхуки программы api webhook crm',
  '/account': 'профиль тема настройки выход',
  '/account/plan': 'оплата подписка цена лимиты',
}

type Can = (action: Action) => boolean

const pagesFor = (can: Can) =>
  entriesFor(can).map(({ to, label, icon }) => ({
    href: to,
    title: label,
    icon,
    words: OTHER_NAMES[to] ?? '',
  }))

const toEntry = ({ href, title, icon }: Omit<Known, 'action' | 'words'>): FinderEntry => ({
  key: `own:${href}:${title}`,
  href,
  title,
  icon,
})

/** Before anything is typed. */
export const firstSections = (can: Can): FinderSection[] => [
  {
    key: 'actions',
    label: copy.actions,
    entries: ACTIONS.filter(({ action }) => can(action))
      .slice(0, FIRST_ACTIONS)
      .map(toEntry),
  },
  { key: 'pages', label: copy.pages, entries: pagesFor(can).map(toEntry) },
]

/** Pages and actions that are within the rights and match. */
export const ownSections = ({
  query,
  can,
  more,
}: {
  query: string
  can: Can
  /** Further actions, such as pausing a rule. */
  more: readonly FinderEntry[]
}): FinderSection[] => {
  const sought = readSought(query)
  const match = <T extends { title: string; words?: string }>(items: readonly T[]) =>
    rankMatches(sought, {
      items,
      read: ({ title, words = '' }) => ({ title, text: words }),
    }).map(({ item }) => item)
  const actions = match(ACTIONS.filter(({ action }) => can(action))).map(toEntry)
  return [
    {
      key: 'pages',
      label: copy.pages,
      entries: match(pagesFor(can)).slice(0, MOST_PAGES).map(toEntry),
    },
    {
      key: 'actions',
      label: copy.actions,
      entries: [...actions, ...match(more)].slice(0, MOST_ACTIONS),
    },
  ]
}
