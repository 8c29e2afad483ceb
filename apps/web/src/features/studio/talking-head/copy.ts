import { countOf, formatNumber } from '@kadr/domain/base/plural'

const SECONDS = ['секунда', 'секунды', 'секунд'] as const

export const copy = {
  title: 'Говорящая голова',
  tabs: {
    label: 'Что настроить',
    script: 'Текст',
    presenter: 'Ведущий',
    look: 'Стиль',
    captions: 'Титры',
    inserts: 'Вставки',
    sound: 'Ещё',
  },
  script: {
    label: 'Что говорит ведущий',
    hint: 'Ударение: знак + перед гласной, зам+ок. Слово между *звёздочками* станет цветным.',
    placeholder: 'Например: Почему ваши ролики не смотрят? Вот три причины.',
    estimate: (seconds: number) =>
      `Примерно ${countOf({ count: Math.round(seconds), forms: SECONDS })}`,
    tooLong: 'Получается длиннее трёх минут. Сократите текст.',
  },
  presenter: {
    kind: 'Кто говорит',
    kinds: { drawn: 'Рисованный', photo: 'Фото', clip: 'Видео' },
    choose: 'Ведущий',
    names: { anna: 'Анна', mark: 'Марк', lina: 'Лина', peter: 'Пётр' },
    backdrop: 'Фон за ведущим',
    photo: 'Фото ведущего',
    clip: 'Видео ведущего',
    loop: 'Повторять видео',
    loopHint: 'Если голос длиннее ролика, он начнётся сначала',
  },
  look: {
    sample: 'Так выглядят слова',
    name: 'Имя ведущего',
    nameHint: 'Появится на плашке в начале видео. Без имени плашки нет.',
    namePlaceholder: 'Например: Анна Ким',
    role: 'Кто это',
    rolePlaceholder: 'Например: основатель студии',
  },
  inserts: {
    empty: 'Фото и видео, которые на время закроют ведущего или встанут карточкой рядом с ним.',
    add: 'Добавить вставку',
    full: 'Двенадцать вставок: больше нельзя',
    start: 'Начало',
    length: 'Длина',
    seconds: (seconds: number) => `${formatNumber(Math.round(seconds * 10) / 10)}\u00a0с`,
    layout: 'Как показать',
    layouts: { full: 'На весь кадр', card: 'Карточкой' },
    remove: 'Убрать вставку',
    name: (index: number) => `Вставка ${index + 1}`,
  },
  objects: {
    label: 'Предметы',
    hint: 'Рисунок рядом с ведущим, когда о нём говорят.',
    find: 'Подобрать по словам',
    replace: (index: number) => `Заменить предмет ${index + 1}`,
    remove: (index: number) => `Убрать предмет ${index + 1}`,
  },
  needVoice: 'Озвучьте текст: без голоса видео будет немым.',
} as const
