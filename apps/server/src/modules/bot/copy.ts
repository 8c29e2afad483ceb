import type { PostState } from '@kadr/contract/posts'

export const copy = {
  start:
    'Кадр делает рилсы и посты и публикует их вовремя во все ваши аккаунты. Откройте приложение кнопкой ниже.',
  open: 'Открыть Кадр',
  menu: 'Кадр',
  help: 'Пришлите текст, фото, альбом, видео, голосовое или чужой пост, и я сделаю черновик: останется отметить аккаунты и время. Ещё я пишу, когда пост вышел или не вышел, когда рилс готов и когда нужно ваше решение. Решить можно кнопкой под сообщением.',
  settings: 'Что и когда присылать, настраивается в вашем аккаунте.',
  openSettings: 'Настроить уведомления',
  stranger: 'Сначала откройте Кадр кнопкой ниже: так я узнаю, кто вы.',
  notUnderstood:
    'Из этого пост не сделать. Пришлите текст, фото, альбом, видео, голосовое или ссылку, и я сделаю черновик.',
  paySupport: (supportUrl: string | null) =>
    supportUrl
      ? `Вопрос об оплате или возврате? Напишите нам: ${supportUrl}. Платежи и чеки есть в вашем аккаунте.`
      : 'Платежи, чеки и отмена продления есть в вашем аккаунте.',
  openAccount: 'Открыть аккаунт',
  today: 'Сегодня',
  week: 'Ближайшие 7 дней',
  drafts: 'Черновики',
  nothingToday: 'На сегодня ничего не запланировано.',
  nothingThisWeek: 'На неделю ничего не запланировано.',
  noDrafts: 'Черновиков нет.',
  stats: 'За 7 дней',
  noStats: 'Показателей пока нет: они появятся после первых публикаций.',
  best: (title: string) => `Лучшее: ${title}`,
  openAnalytics: 'Открыть аналитику',
  openCalendar: 'Открыть календарь',
  openDrafts: 'Открыть черновики',
  untitled: 'Пост без текста',
  offer: (title: string) =>
    `Бот теперь администратор канала «${title}». Подключите канал, чтобы публиковать в него из Кадра.`,
  attach: 'Подключить канал',
  noRight: (title: string) =>
    `Бот добавлен в канал «${title}», но не может публиковать. Дайте ему право публиковать сообщения, и канал можно будет подключить.`,
}

/** Commands of the menu, in its order. */
export const COMMANDS = [
  { command: 'today', description: 'Что выходит сегодня' },
  { command: 'week', description: 'План на неделю' },
  { command: 'drafts', description: 'Черновики' },
  { command: 'stats', description: 'Показатели за неделю' },
  { command: 'settings', description: 'Уведомления' },
  { command: 'help', description: 'Что умеет бот' },
  { command: 'paysupport', description: 'Вопросы об оплате' },
  { command: 'start', description: 'Открыть Кадр' },
] as const

export const STATE_WORDS: Partial<Record<PostState, string>> = {
  draft: 'черновик',
  pending_approval: 'ждёт согласования',
  publishing: 'публикуется',
  published: 'вышел',
  partly_published: 'вышел не везде',
  failed: 'не вышел',
  needs_attention: 'нужно проверить',
  missed: 'пропущен',
  cancelled: 'отменён',
}
