import type { PostState } from '@kadr/contract/publishing/posts'
import { quote } from '@kadr/domain/base/quote'

/** Not every messenger tells the title. */
const nameChannel = (title: string) => (title === '' ? 'вашего канала' : `канала ${quote(title)}`)

export const copy = {
  start: (publicUrl: string) =>
    `Кадр делает рилсы и посты и публикует их вовремя во все ваши аккаунты. Откройте приложение кнопкой ниже.\n\nОткрывая его, вы принимаете условия ${publicUrl}/terms и согласие на обработку данных ${publicUrl}/consent`,
  open: 'Открыть Кадр',
  menu: 'Кадр',
  help: (commands: string) =>
    `Пришлите текст, фото, альбом, видео, голосовое или чужой пост, и я сделаю черновик: останется отметить аккаунты и время. На «Сделай рилс: тема» спрошу о главном и соберу рилс из ваших ответов. Ещё я пишу, когда пост вышел или не вышел, когда рилс готов и когда нужно ваше решение. Решить можно кнопкой под сообщением.\n\n${commands}`,
  terms: (publicUrl: string) =>
    `Условия: ${publicUrl}/terms\nОплата и возврат: ${publicUrl}/payments\nДанные: ${publicUrl}/privacy`,
  settings: 'Что и когда присылать, настраивается в вашем аккаунте.',
  openSettings: 'Настроить уведомления',
  stranger: 'Сначала откройте Кадр кнопкой ниже: так я узнаю, кто вы.',
  notUnderstood:
    'Из этого пост не сделать. Пришлите текст, фото, альбом, видео, голосовое или ссылку, и я сделаю черновик.',
  paySupport: (contact: string) =>
    `Вопрос об оплате или возврате? Напишите нам: ${contact}\nПлатежи, чеки и отмена продления есть в вашем аккаунте.`,
  askHere:
    'Вопрос об оплате или возврате? Напишите его одним сообщением после команды: /paysupport и ваш вопрос. Я передам его владельцу сайта. Платежи, чеки и отмена продления есть в вашем аккаунте.',
  noContact:
    'Куда писать об оплате, владелец сайта не указал. Платежи, чеки и отмена продления есть в вашем аккаунте.',
  askedTooOften: 'Вопросов за минуту слишком много. Подождите минуту и напишите ещё раз.',
  passedOn: 'Вопрос передан владельцу сайта вместе со ссылкой на вас.',
  openAccount: 'Открыть аккаунт',
  today: 'Сегодня',
  week: 'Ближайшие 7\u00a0дней',
  drafts: 'Черновики',
  nothingToday: 'На сегодня ничего не запланировано.',
  nothingThisWeek: 'На неделю ничего не запланировано.',
  noDrafts: 'Черновиков нет.',
  stats: 'За 7\u00a0дней',
  noStats: 'Показателей пока нет: они появятся после первых публикаций.',
  best: (title: string) => `Лучшее: ${title}`,
  openAnalytics: 'Открыть аналитику',
  openCalendar: 'Открыть календарь',
  openDrafts: 'Открыть черновики',
  untitled: 'Пост без текста',
  offer: (title: string) =>
    `Бот теперь администратор ${nameChannel(title)}. Подключите канал, чтобы публиковать в него из Кадра.`,
  attach: 'Подключить канал',
  noRight: (title: string) =>
    `Бот добавлен в канал${title && ` ${quote(title)}`}, но не может публиковать. Дайте ему право публиковать сообщения, и канал можно будет подключить.`,
}

/** Commands of the menu, in its order. */
export const COMMANDS = [
  { command: 'today', description: 'Что выходит сегодня' },
  { command: 'week', description: 'План на неделю' },
  { command: 'drafts', description: 'Черновики' },
  { command: 'stats', description: 'Показатели за неделю' },
  { command: 'reel', description: 'Рилс по теме: /reel и тема' },
  { command: 'cancel', description: 'Отменить вопросы о рилсе' },
  { command: 'settings', description: 'Уведомления' },
  { command: 'help', description: 'Что умеет бот' },
  { command: 'paysupport', description: 'Вопросы об оплате' },
  { command: 'terms', description: 'Условия и возврат' },
  { command: 'start', description: 'Открыть Кадр' },
] as const

/** «/today — Что выходит сегодня», one a line. */
export const listCommands = (): string =>
  COMMANDS.map(({ command, description }) => `/${command} — ${description}`).join('\n')

export const STATE_WORDS: Partial<Record<PostState, string>> = {
  draft: 'черновик',
  pending_approval: 'ждёт согласования',
  publishing: 'публикуется',
  published: 'вышел',
  handed_over: 'ждёт вас',
  partly_published: 'вышел не везде',
  failed: 'не вышел',
  needs_attention: 'нужно проверить',
  missed: 'пропущен',
  cancelled: 'отменён',
}
