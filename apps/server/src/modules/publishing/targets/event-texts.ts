/** Causes of state changes and their timeline texts. */
const TEXTS = {
  created: 'Публикация добавлена',
  scheduled: 'Запланирована',
  moved: 'Время изменено',
  repeated: 'Запланирована как повтор',
  asked_approval: 'Отправлена на согласование',
  approved: 'Согласована',
  approved_late: 'Согласована, но время уже прошло',
  approved_by_guest: 'Согласована по ссылке',
  not_approved: 'Пропущена: её не согласовали вовремя',
  returned: 'Возвращена на доработку',
  unscheduled: 'Снята с публикации',
  cancelled: 'Отменена',
  retried: 'Отправлена на повторную публикацию',
  settled_published: 'Отмечена как вышедшая',
  settled_absent: 'Отмечена как не вышедшая',
  removed: 'Удалена из сети',
  claimed: 'Время пришло',
  waiting: 'Ждёт, пока освободится сеть',
  preparing: 'Готовим к отправке',
  submitting: 'Отправляем',
  accepted: 'Сеть приняла и обрабатывает',
  handed_over: 'Передана вам: опубликуйте сами',
  reminded: 'Напомнили',
  not_confirmed: 'Никто не сказал, вышла ли публикация',
  postponed: 'Отложена',
  address_given: 'Указан адрес публикации',
  published: 'Опубликована',
  left_as_draft: 'Лежит в черновиках сети',
  published_restricted: 'Опубликована, но видна не всем',
  address_found: 'Сеть сообщила адрес публикации',
  try_failed: 'Попытка не удалась',
  access_renewed: 'Доступ обновлён, пробуем ещё раз',
  unknown: 'Сеть не ответила, выясняем, вышла ли публикация',
  absent: 'Сеть подтвердила, что публикации нет: отправляем ещё раз',
  needs_attention: 'Не удалось узнать, вышла ли публикация',
  failed: 'Не опубликована',
  missed: 'Пропущена: время прошло, пока мы не работали',
  restored: 'Остановлена: данные восстановлены из копии, пост мог уже выйти',
  reply_sent: 'Продолжение отправлено',
  reply_failed: 'Продолжение не отправлено',
} as const

export type EventCause = keyof typeof TEXTS

const isKnown = (cause: string): cause is EventCause => Object.hasOwn(TEXTS, cause)

/** A cause written by a newer version (rollback, rolling deploy) has no text: its note is shown alone. */
export const describeEvent = ({ cause, note }: { cause: string; note: string | null }): string => {
  const text = isKnown(cause) ? TEXTS[cause] : null
  return [text, note].filter((part) => part !== null && part !== '').join(': ') || 'Изменена'
}
