import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'

const TIMES: PluralForms = ['раз', 'раза', 'раз']

export const personCopy = {
  post: 'Пост',
  published: (when: string) => `Вышел ${when}`,
  views: 'Просмотры',
  likes: 'Отметки',
  comments: 'Комментарии',
  unanswered: (count: number) => `без ответа ${count}`,
  openPost: 'Открыть в сети',
  openOurs: 'Открыть пост',
  person: 'Кто пишет',
  since: (when: string, count: number) =>
    `Пишет вам с ${when}, ${countOf({ count, forms: TIMES })}`,
  once: 'Пишет вам впервые',
  ours: 'Вы: ',
  all: 'Все переписки с этим человеком',
  note: 'Заметка для своих',
  noteHint: 'Видит только ваша команда',
  noteAdd: 'Добавить заметку',
  noteEdit: 'Изменить',
  noteBy: (name: string, when: string) => `${name}, ${when}`,
  labels: 'Метки',
  reel: 'Ответить рилсом',
  post2: 'Сделать пост',
  postMade: 'Черновик создан',
  postFailed: 'Черновик не создан',
  postText: (question: string) => `Нас спросили: ${quote(question)}\n\n`,
  frequent: 'Частый вопрос',
  asked: (question: string, count: number) =>
    `${quote(question)} спросили ${countOf({ count, forms: TIMES })} за месяц.`,
  toReel: 'Снять ответ',
  toFacts: 'В «О деле»',
} as const
