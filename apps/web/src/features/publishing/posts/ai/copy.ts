export const AI_MODES = ['write', 'shorter', 'longer', 'tone', 'adapt', 'hashtags', 'alt'] as const
export type AiMode = (typeof AI_MODES)[number]

export const MODE_NAME: Record<AiMode, string> = {
  write: 'Написать',
  shorter: 'Короче',
  longer: 'Подробнее',
  tone: 'Другой тон',
  adapt: 'Под сети',
  hashtags: 'Хештеги',
  alt: 'Описание картинки',
}

export const ASK_NAME: Record<AiMode, string> = {
  write: 'Написать текст',
  shorter: 'Сократить текст',
  longer: 'Дополнить текст',
  tone: 'Сменить тон',
  adapt: 'Приспособить',
  hashtags: 'Подобрать хештеги',
  alt: 'Описать картинку',
}

export const aiCopy = {
  open: 'Помощь ИИ',
  title: 'Помощь ИИ',
  close: 'Закрыть помощь ИИ',
  loading: 'Открываем помощь ИИ',
  mode: 'Что сделать',
  cost: 'Ответ стоит один ИИ-запрос. Текст поста не изменится, пока вы не возьмёте ответ.',
  topic: 'О чём пост',
  topicHint: 'Пара слов или предложение',
  tone: 'Тон',
  ownTone: 'Как принято в пространстве',
  picture: 'Картинка',
  about: 'Что на картинке',
  aboutHint: 'В двух словах: так описание будет точнее',
  networks: (names: string) => `Сделаем по варианту: ${names}`,
  needs: {
    subject: 'Напишите тему или выберите продукт',
    text: 'Сначала напишите текст поста: работать пока не с чем.',
    accounts: 'Сначала выберите, куда публикуем.',
    pictures: 'Сначала добавьте картинку к посту.',
  },
  put: 'Вставить в пост',
  replace: 'Заменить текст',
  fill: 'Взять для сети',
  fillAll: 'Взять все варианты',
  add: 'Добавить к тексту',
  describe: 'Сохранить описание',
  inserted: {
    text: 'Текст поста заменён',
    first: 'Текст вставлен в пост',
    networks: 'Тексты для сетей готовы',
    hashtags: 'Хештеги добавлены',
    alt: 'Описание сохранено',
  },
  altFailed: 'Описание не сохранилось',
  back: 'Вернуть как было',
  undone: 'Вернули как было',
} as const
