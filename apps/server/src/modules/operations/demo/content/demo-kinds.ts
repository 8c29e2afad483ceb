/** Reels of the other kinds, as forms of their first version: the kinds upgrade them when read. */
export const MEME = {
  key: 'meme',
  title: 'Когда просят «просто чашку»',
  form: {
    version: 1,
    aspect: '9:16',
    template: 'classic',
    reaction: {
      key: { colour: null, tolerance: 0.5, softness: 0.5, spill: 0.5 },
      x: 0.5,
      y: 0.65,
      scale: 0.78,
      isFlipped: false,
      from: 0,
      until: null,
      isLooped: true,
    },
    background: { fit: 'cover', isMoving: true, from: 0 },
    text: {
      top: 'Когда просят «просто чашку, к\u00a0завтра»',
      bottom: 'А глина сохнет неделю',
      preset: null,
    },
    seconds: 6,
    sound: 'kept',
  },
} as const

export const PRODUCT_DEMO = {
  key: 'product-demo',
  title: 'Чашка «Утро» за 15 секунд',
  product: 'Чашка «Утро», 300 мл',
  words: {
    hook: 'Чай остыл, *пока искали* зарядку?',
    benefits: ['Тёплая полчаса', 'Ручка под три пальца', 'Можно в\u00a0посудомойку'],
    callToAction: 'Напишите «утро»',
  },
  form: {
    version: 1,
    aspect: '9:16',
    template: 'feed',
    productId: null,
    colour: null,
    hook: { asset: null, from: 0, text: '', position: null, seconds: 3 },
    shots: [],
    hasPhone: false,
    benefits: [],
    callToAction: { text: '', note: '', asset: null, seconds: 3 },
    voice: null,
    isClipSoundKept: false,
  },
} as const

export const TALKING_HEAD = {
  key: 'talking-head',
  title: 'Почему глина не терпит спешки',
  insert: { picture: 'kiln', start: 5, end: 8 },
  form: {
    version: 1,
    aspect: '9:16',
    script:
      'Хотите чашку к выходным? Не получится. Глина сохнет семь дней. Потом первый обжиг, глазурь и второй. Всего три недели. Зато потом она живёт годами.',
    presenter: { kind: 'drawn', key: 'anna', backdrop: null },
    template: 'classic',
    speaker: { name: 'Анна Ветрова', role: 'Гончар, «Студия Анны»' },
    captions: { style: null, preset: null, position: null, accent: null },
  },
} as const

/** A take as from a phone: with a filler word and pauses, and without captions of its own. */
export const TALK = {
  key: 'own-talk',
  title: 'Запись: почему чашка трескается',
  form: {
    ...TALKING_HEAD.form,
    script:
      'Ну, всем привет. Почему чашка трескается в печи? Самая частая ошибка, короче, это спешка. Глина сохнет неделю. Поставить в печь раньше, и стенка лопнет.',
    speaker: { name: '', role: '' },
    captions: { style: 'none', preset: null, position: null, accent: null },
  },
} as const

export const OWN_VIDEO = {
  key: 'own-video',
  title: 'Почему трескается чашка',
} as const
