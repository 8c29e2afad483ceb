import { countOf, formatNumber } from '@kadr/domain/plural'

const SECONDS = ['секунда', 'секунды', 'секунд'] as const

const lengthOf = (seconds: number) => countOf({ count: Math.round(seconds), forms: SECONDS })

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
    estimate: (seconds: number) => `Примерно ${lengthOf(seconds)}`,
    tooLong: 'Получается длиннее трёх минут. Сократите текст.',
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
  captions: {
    byTemplate: 'Как в стиле',
    style: 'Субтитры',
    styles: {
      karaoke: 'Караоке',
      words: 'По одному слову',
      line: 'Строкой',
      none: 'Без субтитров',
    },
    preset: 'Вид текста',
    position: 'Место',
    positions: { top: 'Сверху', center: 'В центре', bottom: 'Снизу' },
    accent: 'Цвет слова',
    accents: {
      '#ffd84d': 'Жёлтый',
      '#7cf29c': 'Зелёный',
      '#6fd3ff': 'Голубой',
      '#ff8fb1': 'Розовый',
    },
  },
  inserts: {
    empty: 'Фото и видео, которые на время закроют ведущего или встанут карточкой над ним.',
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
  needVoice: 'Озвучьте текст: без голоса видео будет немым.',
} as const
