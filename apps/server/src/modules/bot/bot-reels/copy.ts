import { countOf } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'
import { joinSentences } from '@kadr/domain/base/sentences'

const SLIDES = ['слайд', 'слайда', 'слайдов'] as const

export const copy = {
  needsTopic:
    'О чём рилс? Напишите тему после команды: /reel Что получится на мастер-классе. Или так: «Сделай рилс: что получится на мастер-классе».',
  tooLong: (most: number) =>
    `Тема длиннее ${most}\u00a0знаков. Пришлите её одним предложением, подробности спрошу отдельно.`,
  noRight: 'Вы наблюдатель: рилсы собирает редактор. Попросите владельца дать вам эту роль.',
  rightLost: 'Собирать рилсы здесь вы больше не можете. Вопросы закончены.',
  refused: 'Об этом рилс не соберём',
  whichWorkspace: 'Где собрать рилс?',
  about: (sentence: string) => `Рилс: ${sentence}`,
  question: (number: number, count: number) => `Вопрос ${number} из ${count}`,
  example: (text: string) => `Например: ${quote(text)}`,
  now: (text: string) => `Сейчас: ${text}`,
  chosen: (text: string) => `Ответ: ${text}`,
  old: (text: string, day: string) => joinSentences([`Вы говорили ${day}: ${text}`, 'Ещё верно?']),
  oldPrice: (text: string, day: string) =>
    joinSentences([`Вы говорили ${day}: ${text}`, 'Цена та же?']),
  howTo: (isHeard: boolean) =>
    `Ответьте сообщением${isHeard ? ', голосом' : ''} или кнопкой. Можно на всё сразу одним сообщением: с номерами вопросов или через пустую строку. Отменить: /cancel`,
  answered: (question: string, text: string) => `${question}\nОтвет: ${text}`,
  taken: 'Ответ уже записан',
  same: 'Да, верно',
  keep: 'Оставить',
  next: 'Дальше',
  skip: 'Пропустить',
  finish: 'Готово',
  answerTooLong: (most: number) =>
    `Ответ длиннее ${most}\u00a0знаков и на слайд не поместится. Пришлите короче.`,
  offer: 'Разложил ваше сообщение по вопросам. Верно?',
  offeredRest: (text: string) => `Ни к одному вопросу не подошло: ${text}`,
  offerDropped: 'Прошлое сообщение по вопросам не записано.',
  accept: 'Верно, записать',
  isOne: 'Это один ответ',
  nothingSaid: 'Ответьте хотя бы на один вопрос',
  writing: 'Собираю слайды',
  writingKnown: 'Об этом Кадр напишет сам. Пишу слайды, спишется 1\u00a0запрос к\u00a0ИИ.',
  answersNeeded: 'Ответьте на вопросы, и рилс соберётся из ваших слов.',
  notWritten: (reason: string) => `${reason}\n${copy.answersNeeded}`,
  ready: 'Рилс готов к сборке',
  slides: (count: number) => countOf({ count, forms: SLIDES }),
  ofBusiness: (day: string) => `из «О деле», ${day}`,
  ofAi: 'Слайды написал Кадр, списан 1\u00a0запрос к\u00a0ИИ. Проверьте факты перед публикацией.',
  checkNumbers: (slide: number, numbers: string) =>
    `Проверьте на слайде ${slide}: ${numbers}. Этого нет ни в теме, ни в «О деле».`,
  ofTemplate: (name: string) => `По шаблону ${quote(name)}`,
  templateGone: 'Шаблон удалили. Выберите другой или ответьте на вопросы.',
  build: 'Собрать',
  open: 'Открыть',
  edit: 'Изменить ответы',
  editAsk: 'Ответить на вопросы',
  remember: 'Запомнить для дела',
  remembered: 'Запомнил: найдёте в «О деле».',
  building:
    'Рилс собирается. О готовом видео напишу сюда, если уведомления о рилсах включены; оно появится и в истории сборок.',
  history: 'История сборок',
  reelGone: 'Рилс удалили. Начните заново: /reel и тема.',
  cancelled: 'Отменил. Начать заново: /reel и тема.',
  nothingToCancel: 'Отменять нечего: вопросов о рилсе сейчас нет.',
  ended: 'Эти вопросы закончились. Начните заново: /reel и тема.',
  stale: 'Этот вопрос уже закрыт.',
  changed: 'Сообщение уже изменилось',
  cantHear: 'Голосовые здесь не расшифровываются. Напишите ответ словами.',
  notHeard: 'Голосовое не расшифровалось. Напишите ответ словами.',
  heardLate: (text: string) =>
    `Голосовое пришло после ответа, поэтому не записано. Вы сказали: ${quote(text)}. Поправить можно в конце кнопкой «Изменить ответы».`,
}
