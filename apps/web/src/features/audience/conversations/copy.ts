import { countOf, type PluralForms } from '@kadr/domain/base/plural'

const THREAD_FORMS: PluralForms = ['переписка', 'переписки', 'переписок']

export const threadsOf = (count: number) => countOf({ count, forms: THREAD_FORMS })

/** What all rooms of «Входящие» say. */
export const copy = {
  title: 'Входящие',
  someone: 'Без имени',
  failed: 'Не получилось. Ничего не изменилось',
  cancel: 'Отмена',
  close: 'Закрыть',
  save: 'Сохранить',
  delete: 'Удалить',
  more: 'Показать ещё',
  back: 'К входящим',
  menu: {
    accounts: 'Что приходит',
    rules: 'Правила',
    answers: 'Сохранённые ответы',
    questions: 'Частые вопросы',
    keys: 'Клавиши',
  },
} as const

export const nameOf = ({ name, handle }: { name: string | null; handle: string | null }): string =>
  (handle ?? name)?.trim().replace(/^@/, '') || name?.trim() || copy.someone
