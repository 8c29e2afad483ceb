import { DAY_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { Failure } from '../network-adapter.ts'
import {
  commonFailure,
  networkIsDown,
  rateLimited,
  scopesMissing,
  signInAgain,
} from './failures.ts'
import { type HttpOutcome, parseJson } from './http-client.ts'
import { signInExpired } from './oauth-tokens.ts'

/** Errors as the Graph API of Meta writes them. */
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

type Rule = { kind: Failure['kind']; message: string; action: Failure['action'] }

const content = (message: string): Rule => ({ kind: 'permanent', message, action: 'edit' })
const again = (message: string): Rule => ({ kind: 'retryable', message, action: 'retry' })

/** By subcode: what the documentation says about media and publishing. */
const SUBCODES: Readonly<Record<number, Rule>> = {
  2207001: again('На стороне сети произошла ошибка. Мы повторим попытку сами.'),
  2207003: again('Сеть не успела скачать файл. Мы повторим попытку сами.'),
  2207020: again('Подготовленная публикация устарела. Мы подготовим её заново.'),
  2207006: again('Сеть не нашла подготовленную публикацию. Мы подготовим её заново.'),
  2207008: again('Сеть ещё не видит подготовленную публикацию. Мы повторим попытку сами.'),
  2207027: again('Сеть ещё обрабатывает файл. Мы повторим попытку сами.'),
  2207032: again('Сеть не смогла принять файл. Мы повторим попытку сами.'),
  2207053: again('Сеть не смогла принять файл. Мы повторим попытку сами.'),
  2207052: again('Сеть не смогла скачать файл по ссылке. Мы повторим попытку сами.'),
  2207077: again('Сеть не смогла скачать видео. Мы повторим попытку сами.'),
  2207082: again('Сеть не смогла загрузить видео. Мы повторим попытку сами.'),
  2207004: content('Картинка слишком большая: не больше 8 МБ. Замените файл.'),
  2207005: content('Формат картинки не поддерживается. Загрузите JPEG.'),
  2207009: content('Пропорции картинки не подходят: от 4:5 до 1,91:1. Обрежьте её.'),
  2207010: content('Подпись слишком длинная. Сократите текст.'),
  2207023: content('Тип файла не подходит для этой публикации. Замените файл.'),
  2207026: content('Формат видео не поддерживается. Загрузите MP4 или MOV.'),
  2207028: content('Карусель собрана неверно: проверьте число файлов.'),
  2207035: content('Отметка на фото задана неверно. Исправьте настройки.'),
  2207036: content('Отметки можно ставить только на фото. Исправьте настройки.'),
  2207037: content('Отметка на фото задана неверно. Исправьте настройки.'),
  2207040: content('Слишком много отмеченных аккаунтов: не больше 20.'),
  2207057: content('Кадр обложки выходит за пределы видео. Исправьте настройки.'),
  2207081: content('Этому аккаунту недоступны пробные рилсы. Выключите их в настройках.'),
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

/** A failure by the subcode alone, as status texts of containers name it. */
export const explainSubcode = (subcode: number): Failure | undefined => {
  const rule = SUBCODES[subcode]
  return rule && { ...rule, code: `graph_${subcode}` }
}

type Explained = { outcome: HttpOutcome; title: string; now: Date }

/** What a reply of the Graph API means for us; undefined when it is no failure. */
export function explainGraph(input: Explained): Failure | undefined {
  const { outcome, title, now } = input
  const error = findGraphError(outcome)
  const known =
    (error && explainError({ error, title, retryAt: regainAt({ outcome, now }), now })) ??
    commonFailure(input)
  if (known || outcome.kind === 'silent') return known
  if (error) return unexplained({ title, code: codeOf(error) })
  if (outcome.reply.status < 400) return undefined
  return unexplained({ title, code: `http_${outcome.reply.status}` })
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
  if (rule) return { ...rule, code }
  if (error.subcode === 2207042) return dailyLimit({ title, code, now })
  if (isTokenError(error)) return signInAgain({ title, code })
  if (error.code === 10 || (error.code >= 200 && error.code <= 299)) {
    return scopesMissing({ title, code })
  }
  if (RATE.has(error.code)) return { ...rateLimited({ title, retryAt }), code }
  if (error.isTransient || SERVER.has(error.code)) return networkIsDown({ title }, code)
  if (error.code === 368) return blocked({ title, code })
  if (error.code === 100 && error.subcode === 33) return objectGone({ title, code })
  return undefined
}

const usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.optional(z.number()) })),
)

/** When calls are welcome again: Meta tells the minutes in a header, though not always. */
function regainAt({ outcome, now }: { outcome: HttpOutcome; now: Date }): Date {
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

const blocked = ({ title, code }: { title: string; code: string }): Failure => ({
  kind: 'permanent',
  code,
  message: `${title} временно запретил это действие. Откройте приложение сети и проверьте аккаунт.`,
  action: 'open_network',
})

const dailyLimit = ({ title, code, now }: { title: string; code: string; now: Date }): Failure => ({
  kind: 'retryable',
  code,
  message: `${title} не принимает больше публикаций за сутки. Мы повторим попытку завтра.`,
  action: 'retry',
  retryAt: new Date(now.getTime() + DAY_MS),
})

const objectGone = ({ title, code }: { title: string; code: string }): Failure => ({
  kind: 'permanent',
  code,
  message: `${title} не находит этот объект: он удалён или к нему нет доступа.`,
  action: 'open_network',
})

const unexplained = ({ title, code }: { title: string; code: string }): Failure => ({
  kind: 'permanent',
  code,
  message: `${title} не принял публикацию. Проверьте текст и файлы.`,
  action: 'edit',
})

/** An answer to a publishing call after which nobody can tell whether it was done. */
export function isGraphAmbiguous(outcome: HttpOutcome): boolean {
  if (outcome.kind === 'silent' || outcome.reply.status >= 500) return true
  const error = findGraphError(outcome)
  if (!error || RATE.has(error.code)) return false
  return error.isTransient || SERVER.has(error.code)
}

/** A refused code is the person's to repair, whatever words the network has for it. */
export const codeFailure = ({ failure, title }: { failure: Failure; title: string }): Failure =>
  failure.kind === 'retryable' ? failure : signInExpired({ title })
