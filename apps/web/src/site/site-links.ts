import { NETWORKS } from '@kadr/contract/publishing/networks'
import { footnotedName } from '@kadr/domain/publishing/networks/network-names'

/** Pages of the public side, as the header and the footer name them. */
type SiteLink = { to: string; hash?: string; label: string }

export const HEADER_LINKS: readonly SiteLink[] = [
  { to: '/', hash: 'reels', label: 'Рилсы' },
  { to: '/hooks-gallery', label: 'Хуки' },
  { to: '/blog', label: 'Блог' },
  { to: '/free-tools', label: 'Инструменты' },
  { to: '/knowledge-base', label: 'База знаний' },
  { to: '/pricing', label: 'Тарифы' },
]

export const FOOTER_GROUPS: readonly {
  title: string
  links: readonly { href: string; label: string }[]
}[] = [
  {
    title: 'Кадр',
    links: [
      { href: '/', label: 'Главная' },
      { href: '/pricing', label: 'Тарифы' },
      { href: '/for-business', label: 'Для бизнеса' },
      { href: '/affiliate-program', label: 'Партнёрам' },
      { href: '/story', label: 'Наша история' },
      { href: '/free-tools', label: 'Скачать по ссылке' },
      { href: '/developers', label: 'Разработчикам' },
      { href: '/status', label: 'Состояние' },
    ],
  },
  {
    title: 'Читать',
    links: [
      { href: '/blog', label: 'Блог' },
      { href: '/blog/tags', label: 'Темы блога' },
      { href: '/hooks-gallery', label: 'Галерея хуков' },
      { href: '/blog/rss.xml', label: 'RSS' },
    ],
  },
  {
    title: 'База знаний',
    links: [
      { href: '/knowledge-base', label: 'Все разделы' },
      { href: '/knowledge-base/tiktok', label: 'TikTok' },
      { href: '/knowledge-base/posting', label: 'Публикации' },
      { href: '/knowledge-base/analytics', label: 'Аналитика' },
    ],
  },
  {
    title: 'Сети',
    links: [
      { href: '/networks', label: 'Все сети' },
      ...NETWORKS.map((network) => ({
        href: `/networks/${network}`,
        label: footnotedName(network),
      })),
    ],
  },
  {
    title: 'Документы',
    links: [
      { href: '/terms', label: 'Условия' },
      { href: '/privacy', label: 'Конфиденциальность' },
      { href: '/payments', label: 'Оплата и возврат' },
      { href: '/data-deletion', label: 'Удаление данных' },
      { href: '/licenses', label: 'Лицензии' },
      { href: '/accessibility', label: 'Доступность' },
    ],
  },
]
