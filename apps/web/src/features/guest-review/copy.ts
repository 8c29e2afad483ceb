import { countOf, type PluralForms } from '@kadr/domain/plural'

const POSTS: PluralForms = ['публикации', 'публикаций', 'публикаций']

export const copy = {
  loading: 'Открываем публикации',
  sentBy: (name: string | null) => (name === null ? '' : `прислал(а) ${name}`),
  ask: (waiting: number, all: number) =>
    waiting === 0
      ? 'Спасибо, вы ответили на всё'
      : `Ждём ответа по ${waiting} из ${countOf({ count: all, forms: POSTS })}`,
  noSignIn: 'Вход не нужен.',
  counts: (approved: number, returned: number, waiting: number) =>
    [
      approved > 0 ? `${approved} одобрено` : '',
      returned > 0 ? `${returned} на правках` : '',
      waiting > 0 ? `${waiting} ждут` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  name: 'Как вас зовут',
  nameHint: 'Имя увидит команда рядом с вашим ответом',
  nameMissing: 'Представьтесь, чтобы ответить',
  approve: 'Одобрить',
  askChanges: 'Попросить правки',
  what: 'Что поправить',
  send: 'Отправить правки',
  cancel: 'Отмена',
  comment: 'Комментарий',
  addComment: 'Написать',
  comments: 'Комментарии',
  states: {
    waiting: 'Ждёт ответа',
    planned: 'Запланировано',
    approved: 'Одобрено',
    returned: 'Правки отправлены',
    done: 'Уже вышло или снято',
  },
  by: (name: string, moment: string) => `${name}, ${moment}`,
  noTime: 'Без даты',
  noText: 'Без текста',
  empty: 'Здесь пока нечего согласовывать',
  emptyText: 'Когда публикации появятся, они будут видны по этой же ссылке.',
  closed: 'Ссылка больше не работает',
  closedText: 'Её срок истёк, или её закрыли. Попросите новую.',
  notFound: 'Ссылка не найдена',
  notFoundText: 'Проверьте, что она скопирована целиком.',
  failed: 'Публикации не открылись',
  retry: 'Повторить',
  until: (day: string) => `Сделано в Кадре. Ссылка работает до ${day}`,
  networks: 'Где выйдет',
  duration: (seconds: number) =>
    `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`,
} as const
