import type { BotAction } from '../bot-outbox/index.ts'

/** The answer to a press, shown while the work is done. */
export const BEGUN: Record<BotAction['kind'], string> = {
  retry: 'Отправляем ещё раз',
  settle_published: 'Отмечаем, что пост вышел',
  settle_absent: 'Отмечаем, что пост не вышел',
  approve: 'Согласовываем',
  ask_note: 'Ответьте на сообщение бота',
  return: 'Отправляем на доработку',
  publish_now: 'Публикуем',
  publish_tomorrow: 'Переносим на завтра',
  unschedule: 'Снимаем с публикации',
  discard_post: 'Убираем черновик',
  pause_automation: 'Ставим на паузу',
  resume_automation: 'Включаем',
  send_reel: 'Присылаем видео',
  draft_reel: 'Делаем черновик',
  draft_accounts: 'Меняем аккаунты',
  draft_view: '',
  draft_plan: 'Ставим в план',
  draft_cancel: 'Снимаем с публикации',
  draft_product: 'Читаем страницу',
  draft_workspace: 'Делаем черновик',
}

export const copy = {
  gone: 'Эта кнопка больше не действует. Откройте Кадр.',
  foreign: 'Эта кнопка для другого человека.',
  stranger: 'Сначала откройте Кадр: так бот узнает, кто вы.',
  again: 'Уже делаем.',
  failedFor: (name: string, message: string) => `${name}, не получилось: ${message}`,
  failed: (message: string) => `Не получилось: ${message}`,
  question: 'Что доработать? Ответьте на это сообщение.',
  questionTo: (name: string) => `${name}, что доработать? Ответьте на это сообщение.`,
  placeholder: 'Что доработать',
  changed: 'Сообщение уже изменилось',
  unscheduled: 'Снято с публикации',
  answered: 'Ждём ответ на сообщение бота',
}
