/** Opening phrases of memes; the user writes the rest. */
export const MEME_PHRASES: readonly { key: string; name: string; top: string; bottom: string }[] = [
  { key: 'pov', name: 'POV: …', top: 'POV: вы открыли ноутбук в\u00a0пятницу вечером', bottom: '' },
  { key: 'when', name: 'Когда …', top: 'Когда сказали «это на\u00a0пять минут»', bottom: '' },
  {
    key: 'me',
    name: 'Я и тоже я',
    top: 'Я: с\u00a0понедельника экономлю',
    bottom: 'Тоже я\u00a0во\u00a0вторник',
  },
  {
    key: 'nobody',
    name: 'Никто: …',
    top: 'Никто:',
    bottom: 'Абсолютно никто: я в\u00a0три часа ночи',
  },
  { key: 'expectation', name: 'Ожидание и реальность', top: 'Ожидание', bottom: 'Реальность' },
  {
    key: 'client',
    name: 'Клиент: …',
    top: 'Клиент: «Сделайте поярче, но\u00a0спокойнее»',
    bottom: 'Я:',
  },
  {
    key: 'face',
    name: 'Моё лицо, когда …',
    top: 'Моё лицо, когда пришёл отчёт за\u00a0месяц',
    bottom: '',
  },
  {
    key: 'show',
    name: 'Покажи тому, кто …',
    top: 'Покажи тому, кто тоже откладывает на\u00a0завтра',
    bottom: '',
  },
]
