import type { ErrorCode } from '@kadr/contract/base/errors'
import { quote } from '@kadr/domain/base/quote'

type MoveTexts = { name: string; from: string; to: string; since: string }

export const copy = {
  login: {
    title: 'Вход в Кадр',
    lead: 'Рилсы и посты в социальные сети: вовремя и ровно один раз.',
    through: (provider: string) => `Войти через ${provider}`,
    nothing: 'Вход на сайте сейчас не настроен. Откройте Кадр в мессенджере.',
    or: 'или',
    messengerTitle: (name: string) => `Откройте в ${name}`,
    messengerText: (name: string) => `В ${name} вход не нужен: мини-приложение узнаёт вас само.`,
    messengerSteps: (bot: string) => [
      `Откройте бота @${bot}`,
      'Нажмите «Открыть» под строкой ввода',
      'Кадр откроется, и вы уже внутри',
    ],
    messengerOpen: (name: string) => `Открыть бота в ${name}`,
    sandboxTitle: 'Локальный запуск',
    sandboxText:
      'Где ключи не заданы, вместо чужой страницы входа отвечает местная. Проверки те же, что и с настоящей.',
    sandboxApp: (name: string) => `Открыть мини-приложение ${name} в рамке телефона`,
    already: (name: string) => `Вы уже вошли как ${name}`,
    goOn: 'Продолжить',
    loading: 'Загружаем способы входа',
    noScript:
      'Для входа и работы в Кадре нужны скрипты: включите их в браузере и обновите страницу. Статьи, тарифы и документы открываются и без них.',
    agreement: 'Входя, вы принимаете',
    terms: 'условия',
    privacy: 'политику о данных',
    consent: 'согласие на обработку',
  },
  callback: {
    title: (provider: string) => `Входим через ${provider}`,
    progress: (provider: string) => `Проверяем ответ ${provider}. Это займёт несколько секунд.`,
    refusedTitle: 'Вход отменён',
    refusedText: (provider: string) =>
      `Вы не дали доступ к профилю ${provider}. Без него мы не узнаем, кто вы.`,
    brokenTitle: 'Ссылка входа неполная',
    brokenText: (provider: string) => `В адресе нет ответа ${provider}. Начните вход заново.`,
    failedTitle: 'Войти не получилось',
    again: 'Войти заново',
    retry: 'Повторить',
    toAccount: 'Вернуться в аккаунт',
  },
  linkOauth: {
    title: (provider: string) => `Привязать ${provider}`,
    question: (provider: string) => (name: string) =>
      `Привязать вход через ${provider} к профилю ${quote(name)}?`,
    text: (provider: string) =>
      `После этого в один и тот же профиль можно будет входить и прежним способом, и через ${provider}. Если это не ваш профиль, закройте страницу.`,
    confirm: (provider: string) => `Продолжить с ${provider}`,
    cancel: 'Не привязывать',
  },
  linkMessenger: {
    title: (messenger: string) => `Привязать ${messenger}`,
    question: (messenger: string) => (name: string) =>
      `Привязать этот ${messenger} к профилю ${quote(name)}?`,
    text: 'После этого мини-приложение будет открывать именно этот профиль. Если это не ваш профиль, нажмите «Не привязывать».',
    confirm: (messenger: string) => `Привязать ${messenger}`,
    cancel: 'Не привязывать',
    done: (messenger: string) => `${messenger} привязан`,
    outsideTitle: (messenger: string) => `Откройте ссылку в ${messenger}`,
    outsideText: (messenger: string) =>
      `Привязать ${messenger} можно только из самого мини-приложения.`,
    open: (messenger: string) => `Открыть в ${messenger}`,
  },
  move: {
    title: ({ name, to }: MoveTexts) => `Перенести ${name} в профиль ${quote(to)}?`,
    text: ({ name, from, since }: MoveTexts) =>
      `${name} уже открывает другой профиль: ${quote(from)}, с ${since}.`,
    onlyWay: ({ name, from, to }: MoveTexts) =>
      `После переноса ${name} будет открывать профиль ${quote(to)}. Другого входа в профиль ${quote(from)} нет: если в нём ничего не делали, он будет удалён, а если есть работы, ничего не изменится и мы скажем, как быть.`,
    otherWays: ({ name, from, to }: MoveTexts) =>
      `После переноса ${name} будет открывать профиль ${quote(to)}, а в профиль ${quote(from)} можно будет войти другим способом.`,
    confirm: ({ to }: MoveTexts) => `Перенести в ${quote(to)}`,
    keep: 'Оставить как есть',
    failedTitle: 'Перенести не получилось',
    done: 'Вход перенесён',
  },
  link: {
    loading: 'Проверяем ссылку',
    failedTitle: 'Привязать не получилось',
    wrongTitle: 'Эта ссылка для другого входа',
    wrongText: 'Вернитесь в аккаунт и начните привязку заново.',
    missingTitle: 'Ссылка неполная',
    missingText: 'В адресе нет ключа привязки. Начните привязку заново в разделе «Аккаунт».',
  },
} as const

const EXPIRED = 'Данные запуска устарели. Закройте мини-приложение и откройте его снова.'
const REPLAYED =
  'Эти данные запуска уже использованы на другом устройстве. Откройте мини-приложение заново.'

/** Texts by error code; other codes show the server's message. */
const BY_CODE: Partial<Record<ErrorCode, string>> = {
  SIGN_IN_FAILED:
    'Сервис входа не подтвердил, что это вы, или эта страница уже использована. Начните вход заново.',
  LINK_EXPIRED: 'Ссылка привязки устарела. Получите новую в разделе «Аккаунт».',
  UNAVAILABLE: 'Сервис входа временно не отвечает. Подождите минуту и повторите.',
  RATE_LIMITED: 'Слишком много попыток входа. Подождите минуту и повторите.',
  TELEGRAM_INIT_DATA_MISSING:
    'Telegram не передал данные запуска. Закройте мини-приложение и откройте его снова.',
  TELEGRAM_INIT_DATA_INVALID:
    'Telegram не подтвердил данные запуска. Закройте мини-приложение и откройте его снова.',
  TELEGRAM_INIT_DATA_EXPIRED: EXPIRED,
  TELEGRAM_INIT_DATA_REPLAYED: REPLAYED,
  MAX_INIT_DATA_MISSING:
    'MAX не передал данные запуска. Закройте мини-приложение и откройте его снова.',
  MAX_INIT_DATA_INVALID:
    'MAX не подтвердил данные запуска. Закройте мини-приложение и откройте его снова.',
  MAX_INIT_DATA_EXPIRED: EXPIRED,
  MAX_INIT_DATA_REPLAYED: REPLAYED,
}

const NETWORK_TEXT = 'Нет связи с сервером. Проверьте интернет и повторите.'

type Failure = { code: string; message: string }

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(BY_CODE, code)

export const signInErrorText = (failure: Failure | undefined): string => {
  if (!failure) return NETWORK_TEXT
  return (isKnown(failure.code) && BY_CODE[failure.code]) || failure.message
}
