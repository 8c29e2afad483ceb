import { countOf, type PluralForms, plural } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'
import { endSentence } from '@kadr/domain/base/sentences'

const POSTS: PluralForms = ['публикации', 'публикаций', 'публикаций']
const WAIT: PluralForms = ['ждёт', 'ждут', 'ждут']

export const copy = {
  loading: 'Открываем публикации',
  sentBy: (name: string | null) => (name === null ? '' : `Отправитель: ${name}`),
  ask: (name: string, waiting: number, all: number) => {
    if (waiting === 0) return all === 1 ? 'Спасибо за ответ' : 'Спасибо, вы ответили на всё'
    const rest =
      all === 1
        ? 'ждём вашего ответа'
        : `ждём ответа по ${waiting} из ${countOf({ count: all, forms: POSTS })}`
    const [first = ''] = name.split(/\s/)
    return first === '' ? `Ж${rest.slice(1)}` : `${first}, ${rest}`
  },
  noSignIn: 'Вход не нужен.',
  answerBy: (moment: string) => endSentence(`Ответьте до ${moment}`),
  whole: 'Смотреть целиком',
  fold: 'Свернуть',
  file: 'Файл публикации',
  counts: (approved: number, returned: number, waiting: number) =>
    [
      approved > 0 ? `${approved} одобрено` : '',
      returned > 0 ? `${returned} на правках` : '',
      waiting > 0 ? `${waiting} ${plural({ count: waiting, forms: WAIT })}` : '',
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
  addComment: 'Отправить',
  addPicture: 'Картинка',
  pictures: 'Картинки',
  removePicture: (name: string) => `Убрать ${quote(name)}`,
  unreadable: (name: string) =>
    `Картинка ${quote(name)} не читается. Сохраните её как JPEG или PNG и приложите снова.`,
  otherFiles: (count: number) => `Ещё файлов: ${count}`,
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
