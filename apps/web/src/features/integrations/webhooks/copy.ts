import { webhookPayloads } from '@kadr/contract/integrations/webhook-events'
import type {
  DeliveryState,
  WebhookDelivery,
  WebhookState,
} from '@kadr/contract/integrations/webhooks'
import { countOf } from '@kadr/domain/base/plural'
import { nameEvent } from '@kadr/domain/integrations/webhooks/event-words'

const EVENTS = ['событие', 'события', 'событий'] as const

const isKind = (kind: string): kind is keyof typeof webhookPayloads => kind in webhookPayloads

export const copy = {
  title: 'Вебхуки',
  subtitle: 'Кадр сообщает вашей программе о том, что произошло',
  failed: 'Вебхуки не загрузились',
  loading: 'Загружаем вебхуки',
  add: 'Новый вебхук',
  full: (most: number) => `Не больше ${most} вебхуков`,
  empty: 'Вебхуков пока нет',
  emptyText:
    'Укажите адрес своей программы, и она узнает о вышедшем посте или новом комментарии за секунды.',
  list: 'Вебхуки',
  states: {
    unconfirmed: 'Не проверен',
    active: 'Работает',
    paused: 'Остановлен',
    gone: 'Выключен',
  } satisfies Record<WebhookState, string>,
  testing: 'Проверяем адрес…',
  unconfirmed: 'Адрес ещё не ответил на проверку. События начнут приходить после неё.',
  pausedByPerson: 'Вы остановили его. События копятся.',
  pausedByFailures: 'Адрес долго не отвечал. События копятся: почините приём и включите вебхук.',
  gone: 'Адрес ответил, что больше не нужен. Проверьте его, чтобы начать заново.',
  failing: (count: number, at: string | null) =>
    `Последние запросы не удались: ${count}.${at === null ? '' : ` Следующий ${at}.`}`,
  delivered: (at: string) => `Последнее событие доставлено ${at}`,
  never: 'Событий ещё не было',
  waiting: (count: number) => `Ждут отправки: ${count}`,
  events: (count: number) => countOf({ count, forms: EVENTS }),
  oldSecret: (at: string) => `Прежний секрет действует до ${at}`,
  log: 'Журнал',
  more: (name: string) => `Действия: ${name}`,
  test: 'Проверить',
  testQueued: 'Проверочное событие отправлено',
  pause: 'Остановить',
  paused: 'Вебхук остановлен, события копятся',
  resume: 'Включить',
  resumed: 'Вебхук включён',
  resumeTitle: 'Отправить то, что накопилось?',
  resumeText: (count: number) =>
    `Ждёт отправки ${countOf({ count, forms: EVENTS })}. Отправим по порядку или начнём с новых.`,
  sendAll: 'Отправить всё',
  dropAll: 'Только новые',
  edit: 'Изменить',
  rotate: 'Сменить секрет',
  rotateTitle: 'Сменить секрет?',
  rotateText:
    'Прежний будет действовать ещё сутки: каждое событие подпишем обоими, и вы успеете поменять его в программе.',
  remove: 'Удалить',
  removeTitle: 'Удалить вебхук?',
  removeText: 'Программа больше ничего не узнает, а журнал исчезнет.',
  removed: 'Вебхук удалён',
  actionFailed: 'Не получилось',
  form: {
    newTitle: 'Новый вебхук',
    editTitle: 'Вебхук',
    name: 'Название',
    namePlaceholder: 'Например, CRM',
    url: 'Адрес',
    urlHint: 'Куда присылать. Начинается с https:// и отвечает без перенаправлений.',
    movedHint: 'Новый адрес проверим заново.',
    sample: 'Взять приёмник песочницы',
    kinds: 'О чём сообщать',
    whole: (title: string) => `Все события: ${title}`,
    create: 'Создать и проверить',
    save: 'Сохранить',
  },
  secret: {
    title: 'Секрет вебхука',
    toCopy: {
      label: 'Секрет',
      copied: 'Секрет скопирован',
      refused: 'Выделите секрет и скопируйте сами',
    },
    text: 'Сохраните его сейчас: больше мы его не покажем. По нему программа проверит, что событие прислал Кадр.',
    done: 'Готово',
  },
  journal: {
    title: 'Журнал',
    back: 'Все вебхуки',
    filter: 'Какие события',
    all: 'Все',
    failed: 'Журнал не загрузился',
    loading: 'Загружаем журнал',
    empty: 'Здесь пусто',
    emptyText: 'Журнал хранит события последних 30 дней.',
    more: 'Показать ещё',
    states: {
      waiting: 'Ждёт',
      delivered: 'Доставлено',
      failed: 'Не доставлено',
      dropped: 'Не отправлено',
    } satisfies Record<DeliveryState, string>,
    filters: { waiting: 'Ждут', failed: 'Не дошли' },
    number: (sequence: number) => `№ ${sequence}`,
    next: (at: string) => `следующая попытка ${at}`,
    held: 'ждёт своей очереди',
    body: 'Тело',
    answers: 'Ответы',
    noAnswers: 'Ещё не отправляли.',
    answerText: 'Текст ответа',
    ms: (ms: number) => `${ms} мс`,
    accepted: (status: number) => `Ответ ${status}`,
    resend: 'Отправить ещё раз',
    resent: 'Событие отправлено ещё раз',
    id: 'Номер сообщения',
  },
} as const

export const nameKind = (kind: string): string =>
  isKind(kind) ? nameEvent(kind) : 'Проверка адреса'

export const DELIVERY_TONES = {
  waiting: 'scheduled',
  delivered: 'published',
  failed: 'failed',
  dropped: 'neutral',
} as const satisfies Record<WebhookDelivery['state'], string>
