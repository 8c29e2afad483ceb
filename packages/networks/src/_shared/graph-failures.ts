import { DAY_MS } from '@kadr/kit/durations'
import { type HttpOutcome, parseJson } from '@kadr/kit/http-client'
import * as z from 'zod/mini'
import type { Failure } from '../network-adapter.ts'
import {
  createMissingScopes,
  createOutage,
  createRateLimit,
  createSignInRequired,
  findCommonFailure,
} from './failures.ts'
import { createExpiredSignIn } from './oauth-tokens.ts'

/** Meta's Graph API error format. */
const graphError = z.object({
  error: z.object({
    message: z.optional(z.string()),
    code: z.optional(z.number()),
    error_subcode: z.optional(z.number()),
    is_transient: z.optional(z.boolean()),
  }),
})

type GraphError = { code: number; subcode: number; isTransient: boolean; message: string }

function findGraphError(outcome: HttpOutcome): GraphError | undefined {
  if (outcome.kind === 'silent') return undefined
  const parsed = graphError.safeParse(outcome.reply.body)
  if (!parsed.success) return undefined
  const { code, error_subcode, is_transient, message } = parsed.data.error
  return {
    code: code ?? 0,
    subcode: error_subcode ?? 0,
    isTransient: is_transient ?? false,
    message: message ?? '',
  }
}

const EXPIRED_TOKEN = new Set([102, 190])
const RATE = new Set([4, 17, 32, 341, 613, 80002])
const SERVER = new Set([-1, 1, 2])
const BACK_OFF_MS = 15 * 60 * 1000

type Rule = {
  kind: Failure['kind']
  message: string
  action: Failure['action']
  /** Meta's recommended delay before a retry. */
  waitSeconds?: number
}

const createContentRule = (message: string): Rule => ({
  kind: 'permanent',
  message,
  action: 'edit',
})
const createRetryRule = (message: string): Rule => ({ kind: 'retryable', message, action: 'retry' })

const NOT_SEEN_YET: Rule = {
  ...createRetryRule('Сеть ещё не видит подготовленную публикацию. Мы повторим попытку сами.'),
  waitSeconds: 30,
}

/** Documented subcodes of media and publishing errors. */
const SUBCODES: Readonly<Record<number, Rule>> = {
  2207001: createRetryRule('На стороне сети произошла ошибка. Мы повторим попытку сами.'),
  2207003: createRetryRule('Сеть не успела скачать файл. Мы повторим попытку сами.'),
  2207020: createRetryRule('Подготовленная публикация устарела. Мы подготовим её заново.'),
  2207006: createRetryRule('Сеть не нашла подготовленную публикацию. Мы подготовим её заново.'),
  2207008: NOT_SEEN_YET,
  // "Media Not Found" of Threads: also just after the container is finished.
  4279009: NOT_SEEN_YET,
  2207027: createRetryRule('Сеть ещё обрабатывает файл. Мы повторим попытку сами.'),
  2207032: createRetryRule('Сеть не смогла принять файл. Мы повторим попытку сами.'),
  2207053: createRetryRule('Сеть не смогла принять файл. Мы повторим попытку сами.'),
  2207052: createRetryRule('Сеть не смогла скачать файл по ссылке. Мы повторим попытку сами.'),
  2207077: createRetryRule('Сеть не смогла скачать видео. Мы повторим попытку сами.'),
  2207082: createRetryRule('Сеть не смогла загрузить видео. Мы повторим попытку сами.'),
  2207004: createContentRule('Картинка слишком большая: не больше 8 МБ. Замените файл.'),
  2207005: createContentRule('Формат картинки не поддерживается. Загрузите JPEG.'),
  2207009: createContentRule('Пропорции картинки не подходят: от 4:5 до 1,91:1. Обрежьте её.'),
  2207010: createContentRule('Подпись слишком длинная. Сократите текст.'),
  2207023: createContentRule('Тип файла не подходит для этой публикации. Замените файл.'),
  2207026: createContentRule('Формат видео не поддерживается. Загрузите MP4 или MOV.'),
  2207028: createContentRule('Карусель собрана неверно: проверьте число файлов.'),
  2207035: createContentRule('Отметка на фото задана неверно. Исправьте настройки.'),
  2207036: createContentRule('Отметки можно ставить только на фото. Исправьте настройки.'),
  2207037: createContentRule('Отметка на фото задана неверно. Исправьте настройки.'),
  2207040: createContentRule('Слишком много отмеченных аккаунтов: не больше 20.'),
  2207057: createContentRule('Кадр обложки выходит за пределы видео. Исправьте настройки.'),
  4279061: createContentRule('В публикации больше 5 ссылок. Уберите лишние.'),
  2207081: createContentRule('Этому аккаунту недоступны пробные рилсы. Выключите их в настройках.'),
  2207050: {
    kind: 'permanent',
    message: 'Аккаунт ограничен сетью. Откройте её приложение и выполните её требования.',
    action: 'open_network',
  },
  2207051: {
    kind: 'permanent',
    message: 'Сеть приняла действие за спам и заблокировала его. Откройте её приложение.',
    action: 'open_network',
  },
  4279013: {
    kind: 'permanent',
    message: 'Аккаунт ограничен сетью. Откройте её приложение и выполните её требования.',
    action: 'open_network',
  },
}

const codeOf = ({ code, subcode }: GraphError) =>
  subcode ? `graph_${code}_${subcode}` : `graph_${code}`

const failureOf = ({
  rule: { waitSeconds, ...rule },
  code,
  now,
}: {
  rule: Rule
  code: string
  now?: Date
}): Failure => ({
  ...rule,
  code,
  ...(waitSeconds && now && { retryAt: new Date(now.getTime() + waitSeconds * 1000) }),
})

/** Failure by subcode only, as named in the status text of a container. */
export const explainSubcode = (subcode: number): Failure | undefined => {
  const rule = SUBCODES[subcode]
  return rule && failureOf({ rule, code: `graph_${subcode}` })
}

type GraphReply = { outcome: HttpOutcome; title: string; now: Date }

/** Maps a Graph API reply to a failure; undefined on success. */
export function explainGraph(input: GraphReply): Failure | undefined {
  const { outcome, title, now } = input
  const error = findGraphError(outcome)
  const known =
    (error && explainError({ error, title, retryAt: findRateLimitReset({ outcome, now }), now })) ??
    findCommonFailure(input)
  if (known || outcome.kind === 'silent') return known
  if (error) return createUnknownFailure({ title, code: codeOf(error) })
  if (outcome.reply.status < 400) return undefined
  return createUnknownFailure({ title, code: `http_${outcome.reply.status}` })
}

function explainError(input: {
  error: GraphError
  title: string
  retryAt: Date
  now: Date
}): Failure | undefined {
  const { error, title, retryAt, now } = input
  const code = codeOf(error)
  const rule = SUBCODES[error.subcode]
  if (rule) return failureOf({ rule, code, now })
  if (error.subcode === 2207042) return createDailyLimit({ title, code, now })
  if (isTokenError(error)) return createSignInRequired({ title, code })
  if (isScopeError(error)) return createMissingScopes({ title, code })
  if (RATE.has(error.code)) return { ...createRateLimit({ title, retryAt }), code }
  if (error.isTransient || SERVER.has(error.code)) return createOutage({ title }, code)
  if (error.code === 368) return createBlocked({ title, code })
  if (error.code === 100 && error.subcode === 33) return createObjectMissing({ title, code })
  return undefined
}

const usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.optional(z.number()) })),
)

/** When the rate limit resets: Meta reports minutes in a header, but not always. */
function findRateLimitReset({ outcome, now }: { outcome: HttpOutcome; now: Date }): Date {
  const header =
    outcome.kind === 'replied' ? outcome.reply.headers.get('x-business-use-case-usage') : null
  const parsed = usage.safeParse(readHeader(header))
  const minutes = parsed.success
    ? Object.values(parsed.data)
        .flat()
        .map((entry) => entry.estimated_time_to_regain_access ?? 0)
    : []
  const told = Math.max(0, ...minutes) * 60 * 1000
  return new Date(now.getTime() + (told || BACK_OFF_MS))
}

function readHeader(header: string | null): unknown {
  try {
    return header ? parseJson(header) : undefined
  } catch {
    return undefined
  }
}

const isTokenError = ({ code, message }: GraphError) =>
  EXPIRED_TOKEN.has(code) || message.includes('session has been invalidated')

/** Code 10 is also used for media with too few viewers, which is not a lost permission. */
const isScopeError = ({ code, message }: GraphError) =>
  (code === 10 && !/not enough viewers/i.test(message)) || (code >= 200 && code <= 299)

const createBlocked = ({ title, code }: { title: string; code: string }): Failure => ({
  kind: 'permanent',
  code,
  message: `${title} временно запретил это действие. Откройте приложение сети и проверьте аккаунт.`,
  action: 'open_network',
})

const createDailyLimit = ({
  title,
  code,
  now,
}: {
  title: string
  code: string
  now: Date
}): Failure => ({
  kind: 'retryable',
  code,
  message: `${title} не принимает больше публикаций за сутки. Мы повторим попытку завтра.`,
  action: 'retry',
  retryAt: new Date(now.getTime() + DAY_MS),
})

const createObjectMissing = ({ title, code }: { title: string; code: string }): Failure => ({
  kind: 'permanent',
  code,
  message: `${title} не находит этот объект: он удалён или к нему нет доступа.`,
  action: 'open_network',
})

const createUnknownFailure = ({ title, code }: { title: string; code: string }): Failure => ({
  kind: 'permanent',
  code,
  message: `${title} не принял публикацию. Проверьте текст и файлы.`,
  action: 'edit',
})

/** A reply to a publishing call that leaves the outcome unknown. */
export function isGraphAmbiguous(outcome: HttpOutcome): boolean {
  if (outcome.kind === 'silent' || outcome.reply.status >= 500) return true
  const error = findGraphError(outcome)
  if (!error || RATE.has(error.code)) return false
  return error.isTransient || SERVER.has(error.code)
}

/** A rejected code can only be fixed by the user, whatever error the network reports. */
export const createCodeRejection = ({
  failure,
  title,
}: {
  failure: Failure
  title: string
}): Failure => (failure.kind === 'retryable' ? failure : createExpiredSignIn({ title }))
