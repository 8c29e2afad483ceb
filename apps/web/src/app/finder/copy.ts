import type { ResourceKind } from '@kadr/contract/library/resources'
import type { FoundGroup } from '@kadr/contract/operations/search'
import { quote } from '@kadr/domain/base/quote'

type Group = FoundGroup['group']

const GROUP_NAME: Record<Group, string> = {
  posts: 'Посты',
  reels: 'Рилсы',
  templates: 'Шаблоны рилсов',
  products: 'Продукты',
  resources: 'Ресурсы',
  accounts: 'Аккаунты',
}

const RESOURCE_KIND: Record<ResourceKind, string> = {
  image: 'Картинка',
  video: 'Видео',
  audio: 'Звук',
}

export const copy = {
  find: 'Найти',
  placeholder: 'Пост, рилс, продукт, раздел или действие',
  results: 'Результаты',
  groups: GROUP_NAME,
  resourceKind: RESOURCE_KIND,
  recent: 'Недавнее',
  pages: 'Разделы',
  actions: 'Действия',
  rules: 'Автоматизация',
  noText: 'Пост без текста',
  noTitle: 'Без названия',
  inArchive: 'В архиве',
  accountPosts: 'посты аккаунта',
  found: (count: number) => `Найдено: ${count}`,
  nothing: (query: string) => `По запросу ${quote(query)} ничего нет`,
  nothingText: 'Проверьте слова или напишите короче: ищем по началу слов и прощаем опечатки.',
  failed: 'Поиск не ответил',
  retry: 'Повторить',
  searching: 'Ищем',
  hint: { move: 'выбрать', open: 'открыть', close: 'закрыть' },
  newReelAbout: (query: string) => `Новый рилс о ${quote(query)}`,
  pause: (name: string) => `Поставить на паузу ${quote(name)}`,
  resume: (name: string) => `Запустить ${quote(name)}`,
  paused: (name: string) => `${quote(name)} на паузе`,
  resumed: (name: string) => `${quote(name)} работает`,
}
