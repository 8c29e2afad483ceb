import type { ApiRoute } from '@kadr/contract/base/route'

type Group = { path: string; name: string; text: string }

/** Groups of calls in the order of the reference, by the first part of their path. */
export const GROUPS: readonly Group[] = [
  {
    path: 'workspace',
    name: 'Пространство',
    text: 'Какому пространству принадлежит ключ и что ему можно.',
  },
  {
    path: 'accounts',
    name: 'Аккаунты',
    text: 'Подключённые аккаунты сетей и что в них можно публиковать.',
  },
  {
    path: 'resources',
    name: 'Файлы',
    text: 'Фото, видео и музыка, из которых делают посты и рилсы.',
  },
  { path: 'posts', name: 'Посты', text: 'Черновик, проверка, план, публикация и что с ней стало.' },
  { path: 'reels', name: 'Рилсы', text: 'Рилс из темы или по шаблону и его видео.' },
  { path: 'generations', name: 'Сборки', text: 'Очередь и готовность видео и каруселей.' },
  {
    path: 'products',
    name: 'Товары',
    text: 'Карточки товаров и услуг, о которых рассказывают посты.',
  },
  { path: 'automations', name: 'Автоматизации', text: 'Правила, по которым посты делаются сами.' },
  { path: 'analytics', name: 'Аналитика', text: 'Показатели аккаунтов и публикаций.' },
]

export const groupOf = ({ path }: ApiRoute): string => {
  const [, first] = path.split('/')
  const found = GROUPS.find((group) => group.path === first)
  if (!found) throw new Error(`${path} belongs to no group of the reference`)
  return found.name
}
