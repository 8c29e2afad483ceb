import { formatNumber } from '@kadr/domain/plural'
import { editorCopy } from '../../reel-editor/copy.ts'

const oneDigit = (value: number) => formatNumber(Math.round(value * 10) / 10)
const { percent } = editorCopy

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
  blank: {
    title: 'Выберите реакцию',
    text: 'Лицо, персонажа из набора или своё видео на зелёном фоне.',
  },
  reaction: {
    people: 'Лица',
    faces: {
      joy: 'Радость',
      shock: 'Шок',
      anger: 'Злость',
      sadness: 'Грусть',
      doubt: 'Сомнение',
      fatigue: 'Усталость',
    },
    characters: 'Персонажи',
    failed: 'Персонажи не загрузились',
    empty: 'Стартовый набор ещё готовится. Можно взять своё видео.',
    own: 'Своё видео на однотонном фоне',
    place: 'Место и размер',
    x: 'По горизонтали',
    y: 'По вертикали',
    scale: 'Размер',
    move: 'Передвинуть реакцию: стрелки двигают, плюс и минус меняют размер',
    placeIs: ({ x, y, scale }: { x: number; y: number; scale: number }) =>
      `По горизонтали ${percent(x * 100)}, по вертикали ${percent(y * 100)}, размер ${percent(scale * 100)}`,
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
    moving: 'Приближение',
    object: 'Найти предмет',
    match: 'Предмет по словам',
    noObject: 'Без предмета',
  },
  text: {
    phrases: 'Заготовки',
    top: 'Текст сверху',
    bottom: 'Текст снизу',
    hint: 'Слово между *звёздочками* станет цветным.',
    preset: 'Вид текста',
    byStyle: 'Как в стиле',
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
