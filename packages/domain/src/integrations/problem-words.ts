import { ERROR_STATUS, type ErrorCode } from '@kadr/contract/base/errors'

export type ProblemWords = {
  title: string
  /** What to do about it. */
  action: string
}

const FIX: ProblemWords = {
  title: 'Запрос не подходит',
  action: 'Исправьте поле, названное в ответе, и повторите',
}
const SIGN_IN: ProblemWords = {
  title: 'Ключ не подошёл',
  action: 'Передайте действующий ключ: Authorization: Bearer kadr_live_…',
}
const LATER: ProblemWords = {
  title: 'Сейчас не получилось',
  action: 'Повторите позже с тем же Idempotency-Key',
}
const READ_AGAIN: ProblemWords = {
  title: 'Состояние изменилось',
  action: 'Прочитайте объект заново и решите, нужна ли правка',
}
const GONE: ProblemWords = { title: 'Ссылка больше не действует', action: 'Возьмите новую' }

/** Words of every failure; programs see its code in small letters. */
export const PROBLEM_WORDS: Readonly<Record<ErrorCode, ProblemWords>> = {
  VALIDATION_FAILED: FIX,
  TOKEN_IN_ADDRESS: {
    title: 'Ключ в адресе',
    action: 'Создайте новый ключ и передавайте его только в заголовке Authorization',
  },
  TELEGRAM_INIT_DATA_MISSING: SIGN_IN,
  MAX_INIT_DATA_MISSING: SIGN_IN,
  REFRESH_TOKEN_MISSING: SIGN_IN,
  UNAUTHORIZED: SIGN_IN,
  TELEGRAM_INIT_DATA_INVALID: SIGN_IN,
  TELEGRAM_INIT_DATA_EXPIRED: SIGN_IN,
  TELEGRAM_INIT_DATA_REPLAYED: SIGN_IN,
  MAX_INIT_DATA_INVALID: SIGN_IN,
  MAX_INIT_DATA_EXPIRED: SIGN_IN,
  MAX_INIT_DATA_REPLAYED: SIGN_IN,
  SIGN_IN_FAILED: SIGN_IN,
  REFRESH_FAILED: SIGN_IN,
  PLAN_LIMIT_REACHED: {
    title: 'Предел тарифа',
    action: 'Подождите нового месяца или смените тариф в приложении',
  },
  CONNECTION_REFUSED: {
    title: 'Сеть не приняла аккаунт',
    action: 'Подключите аккаунт заново в приложении',
  },
  IMAGE_UNAVAILABLE: { title: 'Картинка не открылась', action: 'Проверьте адрес картинки' },
  POST_NOT_READY: {
    title: 'Пост не готов к публикации',
    action: 'Вызовите POST /api/v1/posts/check: там перечислено всё, что мешает',
  },
  REMOVE_REFUSED: {
    title: 'Сеть не удаляет публикации',
    action: 'Удалите публикацию в самой сети',
  },
  CONNECTION_TAKEN: {
    title: 'Аккаунт уже подключён',
    action: 'Найдите его в списке аккаунтов пространства',
  },
  STATE_STALE: GONE,
  NETWORK_UNAVAILABLE: LATER,
  FORBIDDEN: {
    title: 'Не хватает прав',
    action: 'Создайте ключ с ролью повыше или попросите владельца',
  },
  SECOND_FACTOR_REQUIRED: {
    title: 'Нужен второй фактор',
    action: 'Это доступно только в приложении',
  },
  PROOF_REQUIRED: {
    title: 'Нужно подтверждение ключом доступа',
    action: 'Это доступно только в приложении',
  },
  INSUFFICIENT_SCOPE: {
    title: 'Ключу не дано это право',
    action: 'Создайте ключ с правом, названным в ответе',
  },
  NOT_FOUND: {
    title: 'Не найдено',
    action: 'Проверьте id: он мог быть удалён или принадлежать другому пространству',
  },
  METHOD_NOT_ALLOWED: {
    title: 'Метод не подходит',
    action: 'Возьмите метод из заголовка Allow',
  },
  CONFLICT: READ_AGAIN,
  KEY_REUSED: {
    title: 'Ключ повтора уже занят другим запросом',
    action: 'Для нового запроса возьмите новый Idempotency-Key',
  },
  SIGN_IN_TAKEN: READ_AGAIN,
  LAST_SIGN_IN: READ_AGAIN,
  RESOURCE_IN_USE: {
    title: 'Файл используется',
    action: 'Уберите файл из постов и повторите',
  },
  VERSION_CONFLICT: READ_AGAIN,
  LINK_EXPIRED: GONE,
  PAYLOAD_TOO_LARGE: { title: 'Слишком большой запрос', action: 'Пришлите меньше за один раз' },
  QUOTA_EXCEEDED: { title: 'Место закончилось', action: 'Удалите ненужные файлы в приложении' },
  PAGE_UNREADABLE: { title: 'Страница не прочиталась', action: 'Проверьте адрес страницы' },
  IMPORT_UNREADABLE: { title: 'Таблица не прочиталась', action: 'Проверьте файл' },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Нужен JSON',
    action: 'Добавьте заголовок Content-Type: application/json',
  },
  RATE_LIMITED: {
    title: 'Слишком много запросов',
    action: 'Подождите столько секунд, сколько сказано в Retry-After',
  },
  AI_OFF: { title: 'ИИ выключен', action: 'Повторите, когда он снова работает' },
  INTERNAL: {
    title: 'Ошибка на нашей стороне',
    action: 'Повторите с тем же Idempotency-Key; если не помогло, напишите нам requestId',
  },
  STORAGE_FULL: LATER,
  UNAVAILABLE: LATER,
}

/** The name programs know a failure by. */
export const codeOfProblem = (code: ErrorCode): string => code.toLowerCase()

/** All failures that calls of these codes can end with, once each and by their status. */
export const listProblems = (codes: Iterable<ErrorCode>) =>
  [...new Set(codes)]
    .map((code) => ({
      code: codeOfProblem(code),
      status: ERROR_STATUS[code],
      ...PROBLEM_WORDS[code],
    }))
    .toSorted((one, other) => one.status - other.status || one.code.localeCompare(other.code))
