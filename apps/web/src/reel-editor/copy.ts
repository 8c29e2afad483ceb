import { countOf, formatNumber } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'
import { endSentence } from '@kadr/domain/base/sentences'

const SECONDS = ['секунда', 'секунды', 'секунд'] as const

const lengthOf = (seconds: number) => countOf({ count: Math.round(seconds), forms: SECONDS })

const POINTS = ['генерация', 'генерации', 'генераций'] as const

const percent = (value: number) => `${formatNumber(Math.round(value))}\u00a0%`

export const editorCopy = {
  player: {
    picture: 'Предпросмотр рилса',
    play: 'Воспроизвести',
    pause: 'Остановить',
    scrub: 'Момент видео',
    zones: 'Зоны под кнопками приложений',
    zonesPicture: 'Закрашено то, что закроют кнопки и подписи TikTok, Reels и Shorts',
    time: (seconds: number) => {
      const whole = Math.floor(seconds)
      const tenth = Math.floor((seconds - whole) * 10)
      return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')},${tenth}`
    },
  },
  template: 'Стиль',
  percent,
  placeIs: ({ x, y, scale }: { x: number; y: number; scale: number }) =>
    `По горизонтали ${percent(x * 100)}, по вертикали ${percent(y * 100)}, размер ${percent(scale * 100)}`,
  loading: 'Рилс открывается',
  failed: 'Рилс не открылся',
  gone: 'Его удалили, или он в другом рабочем пространстве.',
  toReels: 'К рилсам',
  viewer: 'Вы смотрите это рабочее пространство. Менять рилсы могут редакторы.',
  undo: 'Отменить действие',
  saveTemplate: 'В шаблоны',
  ofTemplate: 'Из шаблона',
  redo: 'Вернуть действие',
  save: { retry: 'Сохранить ещё раз' },
  conflict: {
    title: 'Рилс изменили в другом окне',
    text: 'Выберите, что оставить. Другой вариант можно вернуть отменой или сохранить отдельно.',
    apart: 'Сохранить моё отдельно',
  },
  products: {
    failed: 'Продукты не загрузились',
    files: ['файл', 'файла', 'файлов'],
  },
  slot: {
    add: 'Выбрать файл',
    replace: 'Заменить',
    remove: 'Убрать файл',
    none: 'Без файла: фон стиля',
    noClip: 'Видео не выбрано',
    noSound: 'Запись не выбрана',
    missing: 'Файл удалили из ресурсов',
  },
  objects: {
    title: 'Найти предмет',
    search: 'Название предмета',
    placeholder: 'Например, кофе',
    found: 'Предметы',
    failed: 'Предметы не загрузились',
    nothingTitle: 'Такого предмета нет',
    nothingText: 'Назовите его иначе или одним словом.',
  },
  music: {
    label: 'Музыка',
    none: 'Без музыки',
    own: 'Своя музыка',
    listen: (name: string) => `Послушать ${quote(name)}`,
    stop: (name: string) => `Остановить ${quote(name)}`,
    bpm: (bpm: number) => `${formatNumber(bpm)}\u00a0ударов в минуту`,
    suits: 'Подходит к стилю',
    volume: 'Громкость музыки',
    fit: 'Менять слайды в такт',
    fitHint: 'Длина слайдов подстроится под доли',
    unknownBeat: 'Ритм своей музыки неизвестен: слайды идут по своей длине.',
    failed: 'Музыка не загрузилась',
    empty: 'Стартовый набор ещё готовится. Можно взять свою музыку.',
  },
  voice: {
    heading: 'Голос',
    kind: 'Чей голос',
    kinds: { engine: 'Диктор', own: 'Мой голос' },
    choose: 'Диктор',
    speed: 'Темп',
    speedText: (speed: number) => `${formatNumber(speed)}×`,
    speak: 'Озвучить',
    again: 'Озвучить заново',
    ready: (seconds: number) => `Голос готов: ${lengthOf(seconds)}`,
    stale: 'Текст изменился после озвучки: слова и голос разойдутся.',
    none: 'Голоса на сервере ещё не установлены. Запишите свой голос или загрузите запись.',
    install: 'Чтобы поставить голоса, выполните на сервере:',
    record: 'Записать',
    stop: 'Остановить запись',
    recording: (seconds: number) => `Идёт запись: ${lengthOf(seconds)}`,
    upload: 'Выбрать запись',
    working: 'Находим слова в записи',
    trim: 'Убрать длинные паузы',
    trimHint: 'Тишина между фразами станет короче, субтитры не собьются',
    noMicrophone: (isRefused: boolean) =>
      isRefused
        ? 'Нет доступа к микрофону. Разрешите его этому сайту и нажмите «Записать» ещё раз или выберите готовую запись.'
        : 'Микрофон не найден или занят другой программой. Подключите его или выберите готовую запись.',
    needScript: 'Сначала напишите текст',
  },
  effects: {
    label: 'Звуковые эффекты',
    hint: 'Короткие звуки, когда что-то появляется',
  },
  clipSound: {
    label: 'Оставить звук видео',
    hint: 'Звук роликов будет слышен вместе с музыкой',
  },
  style: {
    shake: 'Ещё вариант',
    shakeHint: 'Другой стиль и цвета. Слова, кадры и звук останутся.',
  },
  brand: {
    colour: 'Цвет бренда',
    ownColour: 'Свой цвет',
    byStyle: 'Как в стиле',
    name: 'Название бренда',
    nameHint: 'Стоит наверху слайдов в стилях «Рисо» и «Журнал».',
    logo: 'Логотип',
    noLogo: 'Без логотипа',
    accent: 'Второй цвет',
    font: 'Шрифт заголовков',
    bodyFont: 'Шрифт текста',
    fonts: {
      montserrat: 'Montserrat',
      oswald: 'Oswald',
      unbounded: 'Unbounded',
      lora: 'Lora',
      caveat: 'Caveat',
    },
  },
  fits: { framed: 'В рамке стиля', cover: 'На весь кадр', blurred: 'На размытом фоне' },
  colour: { label: 'Цвет бренда', own: 'Свой цвет', byTemplate: 'Как в стиле' },
  format: {
    name: 'Название',
    nameHint: 'Видно только вам и команде.',
    aspect: 'Размер кадра',
    aspects: { '9:16': '9:16 рилс', '4:5': '4:5 лента', '1:1': '1:1 квадрат' },
    length: (seconds: number) =>
      `Длина видео ${formatNumber(Math.round(seconds * 10) / 10)}\u00a0с`,
  },
  render: {
    video: 'Собрать видео',
    carousel: 'Собрать карусель',
    carouselShort: 'Карусель',
    cost: (left: number) =>
      left < 0
        ? 'Спишется 1\u00a0генерация, без ограничений'
        : `Спишется 1\u00a0генерация, в балансе ${countOf({ count: left, forms: POINTS })}`,
    none: 'Генерации на этот месяц закончились.',
    renews: (day: string) => endSentence(`Обновятся ${day}`),
    made: 'Эта версия собрана: опубликовать или собрать её ещё раз ничего не стоит',
    ready: 'Готово',
    film: 'Готовое видео',
    stale: 'После сборки вы правили рилс. Собрана прежняя версия: соберите новую или возьмите её.',
    post: 'Опубликовать',
    postOld: 'Опубликовать прежнюю',
    history: 'История генераций',
    hide: 'Скрыть',
  },
} as const
