import type {
  ChannelState,
  DeliveryChannel,
  NotificationChannel,
} from '@kadr/contract/delivery/notification-settings'
import type { NotificationTopic } from '@kadr/contract/delivery/notifications'
import { quote } from '@kadr/domain/base/quote'

export const CHANNEL_NAME: Readonly<Record<NotificationChannel, string>> = {
  app: 'Кадр',
  messenger: 'Бот',
  push: 'Браузер',
  email: 'Почта',
}

export const CHANNEL_TITLE: Readonly<Record<DeliveryChannel, string>> = {
  telegram: 'Бот в Telegram',
  max: 'Бот в MAX',
  push: 'Браузер',
  email: 'Почта',
}

/** What a channel that does not work needs. */
export const STATE_TEXT: Readonly<Record<DeliveryChannel, Record<ChannelState, string>>> = {
  telegram: {
    ready: 'Сообщения приходят в чат с ботом.',
    absent: 'Привяжите Telegram в способах входа, и бот сможет писать вам.',
    off: 'Выключено. Включите, чтобы бот писал вам.',
    blocked:
      'Бот остановлен в Telegram: сообщения не приходят, их заменяют другие каналы. Откройте чат с ботом и нажмите «Запустить».',
    unavailable: '',
  },
  max: {
    ready: 'Сообщения приходят в чат с ботом.',
    absent: 'Привяжите MAX в способах входа, и бот сможет писать вам.',
    off: '',
    blocked:
      'Бот остановлен в MAX: сообщения не приходят, их заменяют другие каналы. Откройте чат с ботом и нажмите «Начать».',
    unavailable: '',
  },
  push: {
    ready: 'Уведомления показывает браузер, даже если вкладка закрыта.',
    absent: 'Включите, и этот браузер покажет уведомление, даже если вкладка закрыта.',
    off: '',
    blocked: '',
    unavailable: '',
  },
  email: {
    ready: 'Письма приходят на',
    absent: 'Привяжите вход через Google, и письма будут приходить на его адрес.',
    off: '',
    blocked: '',
    unavailable: '',
  },
}

export const TOPIC_HINT: Partial<Record<NotificationTopic, string>> = {
  problems: 'не вышло или нужно решить',
  daily: 'утром, что выйдет сегодня',
  weekly: 'по понедельникам',
}

export const settingsCopy = {
  title: 'Настройка уведомлений',
  subtitle: (workspace: string) => `Пространство ${quote(workspace)}`,
  loading: 'Загружаем настройки',
  loadFailed: 'Настройки не загрузились',
  failed: 'Настройка не сохранилась',
  channels: 'Куда писать',
  matrix: {
    title: 'О чём и куда',
    text: 'Для этого пространства. В других пространствах настройки свои.',
    topic: 'Тема',
    cell: (topic: string, channel: string) => `${topic}: ${channel}`,
  },
  first: {
    label: 'Где бот пишет первым',
    hint: 'Если сообщение не дойдёт, бот напишет во втором мессенджере.',
  },
  blocked: {
    title: (name: string) => `Бот остановлен в ${name}`,
    other: (name: string) => `в ${name}`,
    push: 'в браузер',
    email: 'на почту',
    standIn: (where: string) => `Сообщения в чат не приходят, вместо него пишем ${where}.`,
    onlyHere: 'Сообщения в чат не приходят, новости есть только здесь.',
    help: 'Откройте чат с ботом и нажмите «Запустить».',
  },
  push: {
    on: 'Включить',
    off: 'Выключить',
    denied: 'Уведомления запрещены в настройках браузера для этого сайта.',
    unsupported: 'Этот браузер не умеет показывать уведомления.',
    failed: 'Браузер не дал включить уведомления',
    here: 'этот браузер',
  },
  quiet: {
    title: 'Тихие часы',
    label: 'Не беспокоить',
    hint: 'Что накопится, придёт одним сообщением, когда тихие часы закончатся.',
    from: 'С',
    to: 'До',
    zone: (zone: string) => `По вашему времени: ${zone}. Часовой пояс меняется в профиле.`,
    urgent: 'Срочное пропускать',
    urgentHint: 'Пост не вышел или ждёт вашего решения.',
  },
} as const
