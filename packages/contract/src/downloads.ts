import * as z from 'zod/mini'
import { nothing } from './primitives.ts'
import { formGuard } from './requests.ts'
import { resource } from './resources.ts'
import { defineRoute } from './route.ts'

/** Networks whose public works can be saved by a link, by the name of their page. */
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

/** Why a work is not given. */
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
  /** Sealed: what is fetched, for an hour. */
  key: z.string(),
  kind: z.enum(['video', 'gif', 'audio', 'photo', 'subtitles']),
  /** The end of the file's name: mp4, mp3, jpg. */
  extension: z.string(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  bitrateKbps: z.nullable(z.int()),
  sizeBytes: z.nullable(z.int()),
  hasSound: z.boolean(),
  /** Of subtitles. */
  language: z.nullable(z.string()),
})
export type DownloadItem = z.infer<typeof downloadItem>

const refused = z.object({
  type: z.literal('refused'),
  code: downloadRefusal,
  message: z.string(),
})
/** The place in the queue, from 1. */
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
    /** The page it was pasted on. */
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

const itemKey = z.string().check(z.minLength(16), z.maxLength(12_000))

export const prepareDownload = defineRoute({
  method: 'POST',
  path: '/downloads/files',
  access: 'public',
  rate: 'write',
  summary: 'Адрес файла на 90 секунд, когда дойдёт очередь',
  isRead: true,
  tags: [],
  body: z.object({ key: itemKey }),
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

const sourceState = z.object({
  source: downloadSource,
  isOn: z.boolean(),
  /** Links found in the last 24 hours, of those that were asked for; null while none was. */
  success: z.nullable(z.object({ found: z.int(), asked: z.int() })),
  /** The same as a sentence for the page, or why there is nothing to hope for. */
  health: z.string(),
  /** Where the sources are played by the sandbox: a link to try. */
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
    engine: z.object({
      isFound: z.boolean(),
      /** The day of its release, 2023.03.04. */
      version: z.nullable(z.string()),
      isOld: z.boolean(),
      /** What to run on the server where it is missing. */
      command: z.nullable(z.string()),
    }),
    sources: z.array(sourceState),
  }),
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
    /** The work is closed at once, until the complaint is read. */
    isClosed: z.boolean(),
  }),
  errors: ['VALIDATION_FAILED'],
})

export const takeDownload = defineRoute({
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
