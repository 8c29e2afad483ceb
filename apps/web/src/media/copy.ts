import type { Resource, ResourceKind } from '@kadr/contract/library/resources'
import { quote } from '@kadr/domain/base/quote'

export const KIND_NAME: Record<ResourceKind, string> = {
  image: 'Фото',
  video: 'Видео',
  audio: 'Звук',
}

export const FILE_FORMS = ['файл', 'файла', 'файлов'] as const

export const copy = {
  kinds: 'Вид файлов',
  allKinds: 'Все',
  own: 'Мои файлы',
  starter: 'Стартовый набор',
  starterText: 'Фоны, музыка и ролики от Кадра: бесплатно и для любых публикаций.',
  source: 'Откуда брать файлы',
  search: 'Поиск',
  searchPlaceholder: 'Название или метка',
  loading: 'Загружаем файлы',
  loadingMore: 'Загружаем ещё',
  failed: 'Файлы не загрузились',
  emptyTitle: 'Здесь пока нет файлов',
  emptyText: 'Загрузите фото, видео или звук: из них собираются посты и рилсы.',
  nothingTitle: 'Ничего не нашлось',
  nothingText: 'Попробуйте другое слово или снимите фильтры.',
  clearFilters: 'Снять фильтры',
  select: (name: string) => `Выбрать ${quote(name)}`,
  open: (name: string) => `Открыть ${quote(name)}`,
  processing: (progress: number) => (progress > 0 ? `Готовим: ${progress}\u00A0%` : 'Готовим'),
  processingFailed: 'Не обработан',
  upload: 'Загрузить',
  loadedCount: (count: string) => `На экране ${count}`,
  storage: 'Занято места',
  limits: ({ image, video, audio }: Record<ResourceKind, string>) =>
    `Фото до ${image}, видео до ${video}, звук до ${audio}.`,
  noMedia:
    'Видео и звук сейчас не обрабатываются: на сервере нет ffmpeg. Фото загружаются как обычно.',
  full: 'Место закончилось. Удалите ненужные файлы или выберите тариф с большим хранилищем.',
  retry: 'Повторить',
  cutOut: 'Убрать ровный фон',
  cutOutDone: 'Картинка без фона лежит рядом с исходной',
  stock: {
    tab: 'Фотобанк',
    library: 'Фотобанк',
    search: 'Что найти в фотобанке',
    placeholder: 'Например, кофейня',
    medium: 'Фото или видео',
    shape: 'Положение кадра',
    shapes: { upright: 'Вертикальные', any: 'Любые' },
    image: {
      name: 'Фото',
      providedBy: 'Фото предоставлены',
      emptyTitle: 'Напишите, что должно быть на фото',
      emptyText: 'Фото попадёт в ваши файлы вместе с именем автора.',
    },
    video: {
      name: 'Видео',
      providedBy: 'Видео предоставлены',
      emptyTitle: 'Напишите, что должно быть в кадре',
      emptyText: 'Первые полминуты попадут в ваши файлы без звука, вместе с именем автора.',
    },
    nothing: 'Попробуйте другое слово.',
    loading: 'Ищем в фотобанке',
    failed: 'Фотобанк не ответил',
    more: 'Показать ещё',
    importing: 'Копируем в ваши файлы',
    import: (alt: string, author: string) => `Взять фото: ${alt || author}`,
    importVideo: (alt: string, author: string) => `Взять видео: ${alt || author}`,
    credit: 'Автор',
  },
  picker: {
    title: 'Выбрать файлы',
    titleOne: 'Выбрать файл',
    confirm: (count: number) => (count > 0 ? `Добавить: ${count}` : 'Добавить'),
    cancel: 'Отмена',
    tooMany: (count: string) => `Можно выбрать не больше ${count}`,
    uploadHint: 'Новые файлы отметятся сами, как только загрузятся.',
  },
  table: {
    chooseFile: 'Выбрать файл',
    otherFile: 'Выбрать другой файл',
    unreadable: 'Файл не читается. Сохраните таблицу в формате CSV и выберите её снова.',
  },
  importDialog: { check: 'Проверить', back: 'Назад', cancel: 'Отмена' },
} as const

export const describeResource = (resource: Resource, parts: { size: string; length: string }) =>
  [KIND_NAME[resource.kind], parts.length, parts.size].filter(Boolean).join(' · ')
