import { countOf } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'

export const copy = {
  title: 'История генераций',
  subtitle: 'Просмотр и управление всеми созданными видео',
  list: 'Генерации',
  kind: 'Вид рилса',
  anyKind: 'Все виды',
  state: 'Состояние',
  anyState: 'Любое состояние',
  loading: 'Загружаем историю',
  loadingMore: 'Загружаем ещё',
  failed: 'История не загрузилась',
  empty: {
    title: 'Генераций пока нет',
    text: 'Здесь появится каждое собранное видео: с ходом сборки, файлом и стоимостью.',
    action: 'К рилсам',
  },
  nothing: {
    title: 'Таких генераций нет',
    text: 'Снимите фильтры, чтобы увидеть остальные.',
    clear: 'Сбросить фильтры',
  },
  carousel: (count: number) =>
    count > 0
      ? `карусель, ${countOf({ count, forms: ['картинка', 'картинки', 'картинок'] })}`
      : 'карусель',
  cost: (count: number) => countOf({ count, forms: ['генерация', 'генерации', 'генераций'] }),
  free: 'бесплатно, файл уже был',
  noCost: 'бесплатно',
  returned: 'генерация возвращена',
  filesGone: 'Файлы удалены',
  open: 'Открыть рилс',
  retry: 'Повторить',
  cancel: 'Отменить',
  remove: 'Удалить из истории',
  actions: (title: string) => `Действия с ${quote(title)}`,
  cancelled: 'Сборка отменена, генерация вернулась',
  retried: 'Собираем ещё раз',
  removed: 'Запись удалена',
  actionFailed: 'Не получилось',
  deletion: {
    title: 'Удалить из истории?',
    text: 'Видео удалится из истории. Файлы, которые стоят в постах или других рилсах, останутся в ресурсах.',
    confirm: 'Удалить',
  },
  underWay: {
    title: 'Собирается сейчас',
    all: 'Вся история',
  },
} as const
