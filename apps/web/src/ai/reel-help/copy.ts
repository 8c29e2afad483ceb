/** The AI methods of the reel editors. */
export type ReelHelpMethod = 'slidesByTopic' | 'slidesByProduct' | 'demo' | 'speech' | 'meme'

/** The button that opens the dialog, and the dialog's title. */
export const REEL_HELP_NAME: Record<ReelHelpMethod, string> = {
  slidesByTopic: 'Рилс по теме',
  slidesByProduct: 'Рилс о продукте',
  demo: 'Написать с ИИ',
  speech: 'Написать сценарий',
  meme: 'Придумать текст',
}

export const REEL_HELP_HINT: Record<ReelHelpMethod, string> = {
  slidesByTopic: 'Тексты слайдов заменятся новыми, фото и видео останутся.',
  slidesByProduct: 'Фото продукта станут слайдами, тексты слайдов заменятся новыми.',
  demo: 'Заменим начало, преимущества и призыв. Другой продукт принесёт и свои кадры.',
  speech: 'Текст ведущего заменится новым.',
  meme: 'Предложим несколько пар надписей, возьмёте одну.',
}

export const REEL_INSERT_NAME: Record<ReelHelpMethod, string> = {
  slidesByTopic: 'Собрать слайды',
  slidesByProduct: 'Собрать слайды',
  demo: 'Взять в демо',
  speech: 'Взять сценарий',
  meme: 'Взять',
}

export const REEL_TAKEN: Record<ReelHelpMethod, string> = {
  slidesByTopic: 'Слайды собраны',
  slidesByProduct: 'Слайды собраны',
  demo: 'Тексты в демо',
  speech: 'Сценарий готов',
  meme: 'Надписи в меме',
}

export const reelHelpCopy = {
  topic: 'О чём рилс',
  topicHint: 'Пара слов или предложение',
  topicMore: 'Что важно сказать',
  topicMoreHint: 'Можно не указывать',
  slides: 'Слайдов',
  slidesHint: 'Вместе с первым и последним',
  seconds: 'Длина ролика',
  secondsOption: (count: number) => `${count}\u00A0секунд`,
  ask: 'Написать',
  again: 'Ещё вариант',
  cost: 'Ответ стоит один ИИ-запрос. Рилс не изменится, пока вы не возьмёте ответ.',
  undoHint: 'Можно отменить кнопкой «Отменить действие».',
  needs: {
    topic: 'Напишите тему',
    product: 'Выберите продукт',
    subject: 'Напишите тему или выберите продукт',
  },
  caption: 'Подпись к посту',
  captionHint: 'С этого текста начнётся пост с рилсом.',
  dropCaption: 'Убрать подпись',
} as const
