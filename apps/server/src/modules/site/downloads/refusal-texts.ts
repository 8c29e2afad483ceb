import type { DownloadRefusal, DownloadSource } from '@kadr/contract/site/downloads'

export const SOURCE_NAMES: Record<DownloadSource, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  twitter: 'Twitter (X)',
  reddit: 'Reddit',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  soundcloud: 'SoundCloud',
}

const TEXTS: Record<DownloadRefusal, (name: string) => string> = {
  'not-a-link': () => 'Это не ссылка. Скопируйте адрес целиком, он начинается с https://',
  'not-our-source': () => 'Такую ссылку мы не открываем. Подходят сети из списка ниже',
  'other-source': (name) => `Это ссылка на ${name}: для неё есть своя страница`,
  'source-off': (name) => `Скачивание из ${name} сейчас выключено`,
  private: (name) => `Работа закрыта: ${name} показывает её не всем. Открытую скачать можно`,
  age: (name) => `${name} показывает эту работу только взрослым, после входа. Мы не входим`,
  removed: () => 'Работы по этой ссылке больше нет: автор удалил её или сменил адрес',
  region: (name) => `${name} не показывает эту работу в стране нашего сервера`,
  paid: () => 'Это платная работа. Закрытое за деньги мы не скачиваем',
  live: () => 'Трансляция ещё идёт. Когда она закончится, запись можно будет скачать',
  'too-long': () => 'Эта работа длиннее 30\u00a0минут. Такие длинные мы не\u00a0скачиваем',
  'too-large': () => 'Файл больше 500\u00a0МБ. Выберите качество пониже',
  'source-limits-us': (name) => `${name} ограничил наши запросы. Попробуйте через 10\u00a0минут`,
  'source-down': (name) => `${name} не ответил. Попробуйте ещё раз через минуту`,
  nothing: () =>
    'По этой ссылке нечего скачать: нужна ссылка на саму работу, не на профиль или текст',
  'engine-missing': () =>
    'Видео и\u00a0звук сейчас не\u00a0скачать: неполадка у\u00a0нас. Попробуйте позже',
  'engine-old': (name) =>
    `${name} изменил свои страницы, и\u00a0мы\u00a0их пока не\u00a0читаем. Попробуйте через несколько дней`,
  'work-refused': () => 'Эта работа закрыта для скачивания по просьбе правообладателя',
  'address-expired': () => 'Ссылка на файл устарела. Найдите работу ещё раз',
  'not-stored': () => 'Файл не сохранился. Попробуйте ещё раз',
}

/** Without a source when the key of the result can't be opened. */
export const refusalText = (code: DownloadRefusal, source?: DownloadSource): string =>
  TEXTS[code](source ? SOURCE_NAMES[source] : 'Сеть')
