import * as z from 'zod/mini'
import { nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { resource } from '../library/resources.ts'
import { formGuard } from './requests.ts'

/** Networks whose public works can be downloaded by link, by the name of their page. */
export const downloadSource = z.enum([
  'tiktok',
  'youtube',
  'instagram',
  'pinterest',
  'twitter',
  'reddit',
  'facebook',
  'linkedin',
  'soundcloud',
])
export type DownloadSource = z.infer<typeof downloadSource>

/** Why a download is refused. */
export const downloadRefusal = z.enum([
  'not-a-link',
  'not-our-source',
  'other-source',
  'source-off',
  'private',
  'age',
  'removed',
  'region',
  'paid',
  'live',
  'too-long',
  'too-large',
  'source-limits-us',
  'source-down',
  'nothing',
  'engine-missing',
  'engine-old',
  'work-refused',
  'address-expired',
  'not-stored',
])
export type DownloadRefusal = z.infer<typeof downloadRefusal>

export const downloadCard = z.object({
  title: z.string(),
  author: z.string(),
  durationSeconds: z.nullable(z.number()),
  /** On our server; null when there is none. */
  pictureUrl: z.nullable(z.string()),
})
export type DownloadCard = z.infer<typeof downloadCard>

export const downloadItem = z.object({
  /** Sealed download parameters, valid for an hour. */
  key: z.string(),
  kind: z.enum(['video', 'gif', 'audio', 'photo', 'subtitles']),
  /** File name extension: mp4, mp3, jpg. */
  extension: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Where the source names qualities instead of sizes of the picture. */
  quality: z.nullable(z.enum(['hd', 'sd'])),
  bitrateKbps: z.nullable(z.int()),
  sizeBytes: z.nullable(z.int()),
  hasSound: z.boolean(),
  /** Language of subtitles. */
  language: z.nullable(z.string()),
  /** Its place, from 1, in a post of several files that are also given in one archive; null for all others. */
  part: z.nullable(z.int()),
})
export type DownloadItem = z.infer<typeof downloadItem>

const refused = z.object({
  type: z.literal('refused'),
  code: downloadRefusal,
  message: z.string(),
  /** Whose link it is, when it belongs on another page. */
  source: z.optional(downloadSource),
})
/** Position in the queue, from 1. */
const waiting = z.object({ type: z.literal('waiting'), place: z.int() })

export const findDownload = defineRoute({
  method: 'POST',
  path: '/downloads',
  access: 'public',
  rate: 'heavy',
  summary: 'Найти файлы по ссылке на публичную работу',
  isRead: true,
  tags: [],
  body: z.object({
    url: z.string().check(z.maxLength(2048, 'Ссылка слишком длинная')),
    /** The page the link was pasted on. */
    source: downloadSource,
  }),
  data: nothing,
  events: z.discriminatedUnion('type', [
    z.object({ type: z.literal('card'), card: downloadCard }),
    waiting,
    z.object({ type: z.literal('found'), card: downloadCard, items: z.array(downloadItem) }),
    refused,
  ]),
})

export const recognizeDownload = defineRoute({
  method: 'POST',
  path: '/downloads/source',
  access: 'public',
  rate: 'read',
  summary: 'Чья это ссылка: страница, где по ней найдут файлы',
  isRead: true,
  tags: [],
  body: z.object({ url: z.string().check(z.maxLength(2048, 'Ссылка слишком длинная')) }),
  data: z.object({ source: downloadSource }),
  errors: ['VALIDATION_FAILED'],
})

const itemKey = z.string().check(z.minLength(16), z.maxLength(12_000))

export const prepareDownload = defineRoute({
  method: 'POST',
  path: '/downloads/files',
  access: 'public',
  rate: 'write',
  summary: 'Адрес файла на 90 секунд, когда дойдёт очередь',
  isRead: true,
  tags: [],
  body: z.object({
    key: itemKey,
    /** All files of the post of this file, in one archive. */
    isWhole: z._default(z.boolean(), false),
  }),
  data: nothing,
  events: z.discriminatedUnion('type', [
    waiting,
    z.object({ type: z.literal('ready'), url: z.string() }),
    refused,
  ]),
})

export const showDownloadPicture = defineRoute({
  method: 'GET',
  path: '/downloads/pictures',
  access: 'public',
  rate: 'read',
  summary: 'Картинка найденной работы',
  tags: [],
  query: z.object({ key: itemKey }),
  file: ['image/webp'],
  data: nothing,
  errors: ['IMAGE_UNAVAILABLE', 'LINK_EXPIRED'],
})

/** `unknown`: nobody asked for a day; `failing`: most links fail, by the fault of the source or ours. */
const downloadHealth = z.enum(['works', 'failing', 'unknown', 'off'])
export type DownloadHealth = z.infer<typeof downloadHealth>

const sourceState = z.object({
  source: downloadSource,
  isOn: z.boolean(),
  health: downloadHealth,
  /** Links found in the last 24 hours, out of those the source could give; null without requests. */
  success: z.nullable(z.object({ found: z.int(), asked: z.int() })),
  /** The same as a sentence for the page, or why downloads are unavailable. */
  healthText: z.string(),
  /** In the sandbox: a link to try. */
  sampleUrl: z.nullable(z.string()),
})
export type DownloadSourceState = z.infer<typeof sourceState>

export const getDownloadState = defineRoute({
  method: 'GET',
  path: '/downloads/state',
  access: 'public',
  rate: 'read',
  summary: 'Какие источники включены и как часто они отвечают',
  tags: [],
  data: z.object({
    sources: z.array(sourceState),
  }),
})

export const watchDownloadSource = defineRoute({
  method: 'POST',
  path: '/downloads/watchers',
  access: 'user',
  rate: 'write',
  summary: 'Сказать, когда источник снова заработает',
  affects: [],
  body: z.object({ source: downloadSource }),
  data: nothing,
})

export const complainAboutDownload = defineRoute({
  method: 'POST',
  path: '/downloads/complaints',
  access: 'public',
  rate: 'heavy',
  summary: 'Пожаловаться: закрыть работу для скачивания',
  affects: [],
  body: z.object({
    ...formGuard,
    url: z.string().check(z.minLength(1, 'Вставьте ссылку на работу'), z.maxLength(2048)),
    replyEmail: z.email('Проверьте почту: по ней мы ответим').check(z.maxLength(200)),
    claim: z
      .string()
      .check(z.trim(), z.minLength(10, 'Напишите, чьи это права'), z.maxLength(2000)),
  }),
  data: z.object({
    /** The work is blocked until the complaint is reviewed. */
    isClosed: z.boolean(),
  }),
  errors: ['VALIDATION_FAILED'],
})

export const saveDownload = defineRoute({
  method: 'POST',
  path: '/downloads/resources',
  access: 'workspace',
  action: 'resources.write',
  rate: 'heavy',
  summary: 'Положить найденный файл в ресурсы',
  affects: ['resources', 'library'],
  body: z.object({
    key: itemKey,
    isOwn: z.literal(true, 'Отметьте, что это ваша работа или у вас есть разрешение'),
  }),
  data: nothing,
  events: z.discriminatedUnion('type', [
    waiting,
    z.object({ type: z.literal('stored'), resource }),
    refused,
  ]),
  errors: ['QUOTA_EXCEEDED', 'STORAGE_FULL', 'VALIDATION_FAILED'],
})
