import type { Target, TargetState } from '@kadr/contract/publishing/post-targets'
import type { PostState } from '@kadr/contract/publishing/posts'
import type { PluralForms } from '@kadr/domain/base/plural'

export const POST_FORMS: PluralForms = ['пост', 'поста', 'постов']

export const POST_STATE_NAME: Record<PostState, string> = {
  draft: 'Черновик',
  pending_approval: 'На согласовании',
  scheduled: 'Запланирован',
  publishing: 'Публикуется',
  handed_over: 'Ждёт вас',
  published: 'Опубликован',
  partly_published: 'Вышел не везде',
  needs_attention: 'Проверьте, вышел ли',
  failed: 'Не вышел',
  missed: 'Пропущен',
  cancelled: 'Отменён',
}

/** A draft that was sent back. */
export const RETURNED = 'На доработке'

export const TAB_NAME: Record<PostState, string> = {
  draft: 'Черновики',
  pending_approval: 'На согласовании',
  scheduled: 'Запланированы',
  publishing: 'Публикуются',
  handed_over: 'Ждут вас',
  published: 'Опубликованы',
  partly_published: 'Вышли не везде',
  needs_attention: 'Нужна проверка',
  failed: 'Не вышли',
  missed: 'Пропущены',
  cancelled: 'Отменены',
}

const TARGET_STATE_NAME: Record<TargetState, string> = {
  draft: 'Черновик',
  pending_approval: 'На согласовании',
  scheduled: 'Запланирована',
  claimed: 'Готовится',
  preparing: 'Готовится',
  submitting: 'Отправляется',
  processing: 'Сеть обрабатывает',
  handed_over: 'Ждёт вас',
  published: 'Опубликована',
  failed: 'Не вышла',
  needs_attention: 'Проверьте, вышла ли',
  missed: 'Пропущена',
  cancelled: 'Отменена',
  removed: 'Удалена из сети',
}

/** A publication whose time has come and whose network or account lets it wait. */
const TARGET_WAITS = 'Ждёт'

export const targetStateName = ({ state, waiting }: Pick<Target, 'state' | 'waiting'>): string =>
  waiting ? TARGET_WAITS : TARGET_STATE_NAME[state]

export const copy = {
  title: 'Посты',
  create: 'Создать пост',
  import: 'Импорт из CSV',
  settings: 'Настройки публикации',
  trash: 'Корзина',
  tabs: 'Состояние постов',
  all: 'Все',
  search: 'Поиск по тексту',
  searchPlaceholder: 'Найти по тексту',
  loading: 'Загружаем посты',
  failed: 'Посты не загрузились',
  more: 'Показать ещё',
  list: 'Список постов',
  untitled: 'Без текста',
  noTime: 'Время не выбрано',
  noAccounts: 'Аккаунты не выбраны',
  repeats: 'Повторяется',
  empty: {
    title: 'Постов пока нет',
    text: 'Напишите первый: Кадр выпустит его в выбранное время во все ваши сети.',
  },
  emptyTab: { title: 'Здесь пусто', text: 'Постов в этом состоянии нет.' },
  nothing: {
    title: 'Ничего не нашлось',
    text: 'Измените слова поиска или снимите фильтры.',
    clear: 'Снять фильтры',
  },
  filters: {
    open: 'Фильтры',
    openCount: (count: number) => `Фильтры: ${count}`,
    title: 'Фильтры',
    connection: 'Аккаунт',
    anyConnection: 'Все аккаунты',
    author: 'Автор',
    anyAuthor: 'Все авторы',
    rubric: 'Рубрика',
    anyRubric: 'Все рубрики',
    from: 'С даты',
    to: 'По дату',
    sort: 'Порядок',
    byTime: 'По времени выхода',
    byUpdate: 'По времени изменения',
    clear: 'Снять фильтры',
    done: 'Показать',
  },
  bulk: {
    select: (title: string) => `Выбрать: ${title}`,
    selectAll: 'Выбрать все',
    chosen: (posts: string) => `Выбрано: ${posts}`,
    clear: 'Снять выбор',
    move: 'Перенести',
    duplicate: 'Дублировать',
    unschedule: 'Снять с публикации',
    rubric: 'Рубрика',
    noRubric: 'Без рубрики',
    labelled: (posts: string) => `Рубрика поставлена: ${posts}`,
    delete: 'Удалить',
    moveTitle: (posts: string) => `Перенести ${posts}`,
    moveText: 'Дни считаются по календарю: местное время постов останется прежним.',
    days: 'На сколько дней',
    daysHint: 'Отрицательное число переносит раньше',
    time: 'Новое время',
    timeHint: 'Оставьте пустым, чтобы не менять',
    daysProblem: 'Целое число от −365 до 365',
    unscheduleTitle: (posts: string) => `Снять с публикации ${posts}?`,
    unscheduleText: 'Посты станут черновиками, время публикации сбросится.',
    deleteTitle: (posts: string) => `Удалить ${posts}?`,
    deleteText:
      'Посты попадут в корзину: 30\u00a0дней их можно вернуть. То, что уже вышло, останется в сетях.',
    failed: 'Ничего не изменилось',
    moved: (posts: string) => `Перенесено: ${posts}`,
    duplicated: (posts: string) => `Создано копий: ${posts}`,
    unscheduled: (posts: string) => `Снято с публикации: ${posts}`,
    deleted: (posts: string) => `Удалено: ${posts}`,
    cancel: 'Отмена',
  },
  upcoming: {
    title: 'Выйдет в ближайшие 7\u00a0дней',
    calendar: 'Все посты',
    empty: 'На эту неделю ничего не запланировано.',
    failed: 'Посты не загрузились',
    retry: 'Повторить',
  },
  attention: {
    open: 'Разобраться',
  },
} as const
