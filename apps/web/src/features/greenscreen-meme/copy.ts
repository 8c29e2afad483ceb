import { formatNumber } from '@kadr/domain/plural'

const oneDigit = (value: number) => formatNumber(Math.round(value * 10) / 10)

export const copy = {
  title: 'Мем на хромакее',
  unnamed: 'Новый мем',
  tabs: {
    label: 'Что настроить',
    reaction: 'Реакция',
    background: 'Фон',
    text: 'Текст',
    look: 'Стиль',
    sound: 'Звук',
  },
  blank: { title: 'Выберите реакцию', text: 'Персонажа из набора или своё видео на зелёном фоне.' },
  reaction: {
    characters: 'Персонажи',
    failed: 'Персонажи не загрузились',
    empty: 'Стартовый набор ещё готовится. Можно взять своё видео.',
    own: 'Своё видео на однотонном фоне',
    place: 'Место и размер',
    x: 'По горизонтали',
    y: 'По вертикали',
    scale: 'Размер',
    move: 'Передвинуть реакцию: стрелки двигают, плюс и минус меняют размер',
    flip: 'Отразить',
    loop: 'Повторять по кругу',
    cut: 'Обрезка',
    from: 'Начать с',
    until: 'Закончить на',
    key: 'Фон ролика',
    keys: { auto: 'Определить', green: 'Зелёный', blue: 'Синий', own: 'Другой' },
    colour: 'Цвет фона',
    pick: 'Взять цвет с картинки',
    tolerance: 'Сколько убрать',
    softness: 'Мягкость краёв',
    spill: 'Убрать отсвет',
  },
  pick: {
    picture: 'Кадр ролика',
    hint: 'Коснитесь фона, который надо убрать',
    waiting: 'Кадр загружается',
    cancel: 'Отменить выбор цвета',
  },
  background: {
    asset: 'Картинка или видео',
    fit: 'Кадр',
    fits: { cover: 'Заполнить', contain: 'Целиком', blurred: 'На размытом фоне' },
    moving: 'Медленное приближение',
  },
  text: {
    phrases: 'Заготовки',
    top: 'Текст сверху',
    bottom: 'Текст снизу',
    hint: 'Слово между *звёздочками* станет цветным.',
    preset: 'Вид текста',
    byTemplate: 'Как в стиле',
  },
  look: {
    length: 'Длина',
    lengths: { auto: 'По ролику', own: 'Своя' },
  },
  sound: {
    mode: 'Звук ролика',
    modes: { kept: 'Оставить', replaced: 'Заменить музыкой', mixed: 'Смешать с музыкой' },
  },
  seconds: (value: number) => `${oneDigit(value)}\u00a0с`,
} as const
