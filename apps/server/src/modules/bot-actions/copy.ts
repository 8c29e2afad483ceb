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
}

export const copy = {
  gone: 'Эта кнопка больше не действует. Откройте Кадр.',
  foreign: 'Эта кнопка для другого человека.',
  again: 'Уже делаем.',
  failed: (message: string) => `Не получилось: ${message}`,
  question: 'Что доработать? Ответьте на это сообщение.',
  placeholder: 'Что доработать',
  answered: 'Ждём ответ на сообщение бота',
}
