import type { ErrorCode } from '@kadr/contract/errors'

export const copy = {
  login: {
    title: 'Вход в Кадр',
    lead: 'Рилсы и посты в социальные сети: вовремя и ровно один раз.',
    google: 'Войти через Google',
    telegram: 'Войти через Telegram',
    googleOff: 'Вход через Google сейчас не настроен. Откройте Кадр в Telegram.',
    or: 'или',
    telegramTitle: 'Откройте в Telegram',
    telegramText: 'В Telegram вход не нужен: мини-приложение узнаёт вас само.',
    telegramSteps: (bot: string) => [
      `Откройте бота @${bot}`,
      'Нажмите «Открыть» под строкой ввода',
      'Кадр откроется, и вы уже внутри',
    ],
    telegramOpen: 'Открыть бота',
    sandboxTitle: 'Локальный запуск',
    sandboxText:
      'Ключи Google не заданы, поэтому вместо него отвечает локальный поставщик OpenID. Проверки те же, что и с Google.',
    sandboxTelegram: 'Открыть мини-приложение в рамке телефона',
    already: (name: string) => `Вы уже вошли как ${name}`,
    goOn: 'Продолжить',
    loading: 'Загружаем способы входа',
    agreement: 'Входя, вы принимаете',
    terms: 'условия',
    privacy: 'политику о данных',
    consent: 'согласие на обработку',
  },
  callback: {
    title: 'Входим через Google',
    progress: 'Проверяем ответ Google. Это займёт несколько секунд.',
    refusedTitle: 'Вход отменён',
    refusedText: 'Вы не дали доступ к профилю Google. Без него мы не узнаем, кто вы.',
    brokenTitle: 'Ссылка входа неполная',
    brokenText: 'В адресе нет ответа Google. Начните вход заново.',
    failedTitle: 'Войти не получилось',
    again: 'Войти заново',
    retry: 'Повторить',
    toAccount: 'Вернуться в аккаунт',
  },
  linkGoogle: {
    title: 'Привязать Google',
    question: (name: string) => `Привязать вход через Google к профилю «${name}»?`,
    text: 'После этого в один и тот же профиль можно будет входить и из Telegram, и через Google. Если это не ваш профиль, закройте страницу.',
    confirm: 'Продолжить с Google',
    cancel: 'Не привязывать',
  },
  linkTelegram: {
    title: 'Привязать Telegram',
    question: (name: string) => `Привязать этот Telegram к профилю «${name}»?`,
    text: 'После этого мини-приложение будет открывать именно этот профиль. Если это не ваш профиль, нажмите «Не привязывать».',
    confirm: 'Привязать Telegram',
    cancel: 'Не привязывать',
    done: 'Telegram привязан',
    outsideTitle: 'Откройте ссылку в Telegram',
    outsideText: 'Привязать Telegram можно только из самого мини-приложения.',
    open: 'Открыть в Telegram',
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

/** Texts by error code; other codes show the server's message. */
const BY_CODE: Partial<Record<ErrorCode, string>> = {
  GOOGLE_SIGN_IN_FAILED:
    'Google не подтвердил вход, или эта страница уже использована. Начните вход заново.',
  SIGN_IN_TAKEN:
    'Этот вход уже привязан к другому профилю. Сначала отвяжите его там, затем повторите.',
  LINK_EXPIRED: 'Ссылка привязки устарела. Получите новую в разделе «Аккаунт».',
  UNAVAILABLE: 'Сервис входа временно не отвечает. Подождите минуту и повторите.',
  RATE_LIMITED: 'Слишком много попыток входа. Подождите минуту и повторите.',
  TELEGRAM_INIT_DATA_MISSING:
    'Telegram не передал данные запуска. Закройте мини-приложение и откройте его снова.',
  TELEGRAM_INIT_DATA_INVALID:
    'Telegram не подтвердил данные запуска. Закройте мини-приложение и откройте его снова.',
  TELEGRAM_INIT_DATA_EXPIRED:
    'Данные запуска устарели. Закройте мини-приложение и откройте его снова.',
  TELEGRAM_INIT_DATA_REPLAYED:
    'Эти данные запуска уже использованы на другом устройстве. Откройте мини-приложение заново.',
}

const NETWORK_TEXT = 'Нет связи с сервером. Проверьте интернет и повторите.'

type Failure = { code: string; message: string }

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(BY_CODE, code)

export const signInErrorText = (failure: Failure | undefined): string => {
  if (!failure) return NETWORK_TEXT
  return (isKnown(failure.code) && BY_CODE[failure.code]) || failure.message
}
