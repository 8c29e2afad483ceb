import type { ApiScope } from '@kadr/contract/integrations/scopes'

type ScopeWords = {
  title: string
  /** One sentence for whoever gives it. */
  text: string
}

export const SCOPE_WORDS: Readonly<Record<ApiScope, ScopeWords>> = {
  'workspace.read': {
    title: 'Пространство',
    text: 'Видит название пространства, часовой пояс и тариф.',
  },
  'connections.read': {
    title: 'Аккаунты',
    text: 'Видит подключённые аккаунты и что в них можно публиковать.',
  },
  'resources.read': { title: 'Файлы: смотреть', text: 'Видит фото, видео и музыку библиотеки.' },
  'resources.write': { title: 'Файлы: добавлять', text: 'Загружает файлы в библиотеку.' },
  'posts.read': { title: 'Посты: смотреть', text: 'Видит посты, план и что с ними стало.' },
  'posts.write': {
    title: 'Посты: черновики',
    text: 'Пишет, проверяет и удаляет черновики, но ничего не публикует.',
  },
  'posts.publish': {
    title: 'Посты: публикация',
    text: 'Ставит посты в план и публикует сразу: их увидят подписчики.',
  },
  'reels.read': { title: 'Рилсы: смотреть', text: 'Видит рилсы, шаблоны и готовность видео.' },
  'reels.write': {
    title: 'Рилсы: делать',
    text: 'Создаёт рилсы и собирает видео, тратит генерации тарифа.',
  },
  'products.read': { title: 'Товары: смотреть', text: 'Видит карточки товаров.' },
  'products.write': {
    title: 'Товары: менять',
    text: 'Добавляет, меняет и удаляет карточки товаров.',
  },
  'automations.read': { title: 'Автоматизации: смотреть', text: 'Видит правила и их запуски.' },
  'automations.write': {
    title: 'Автоматизации: управлять',
    text: 'Включает, останавливает и запускает правила: их посты могут выйти сами.',
  },
  'analytics.read': { title: 'Аналитика', text: 'Видит показатели аккаунтов и публикаций.' },
  'conversations.read': {
    title: 'Комментарии: смотреть',
    text: 'Читает комментарии и сообщения подписчиков.',
  },
  'conversations.answer': {
    title: 'Комментарии: отвечать',
    text: 'Отвечает подписчикам от имени аккаунта.',
  },
}
