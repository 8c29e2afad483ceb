import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../base/paging.ts'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { composition } from './composition.ts'

export const resourceKind = z.enum(['image', 'video', 'audio'])
export type ResourceKind = z.infer<typeof resourceKind>

/** `processing`: the file is stored, previews are being made. */
export const resourceState = z.enum(['processing', 'ready', 'failed'])

const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))
const name = z.string().check(z.trim(), z.minLength(1, 'Укажите название'), z.maxLength(200))

/** Author of a stock photo or video; shown where the library's terms require it. */
export const attribution = z.object({
  author: z.string(),
  /** The author's page at the library, where it is known. */
  authorUrl: z.optional(z.string()),
  library: z.string(),
  pageUrl: z.string(),
})
export type Attribution = z.infer<typeof attribution>

export const resource = z.object({
  id,
  kind: resourceKind,
  state: resourceState,
  /** Of processing, 0–100. */
  progress: z.int(),
  /** Russian: why processing failed. */
  failure: z.nullable(z.string()),
  name: z.string(),
  folderId: z.nullable(id),
  tags: z.array(z.string()),
  altText: z.string(),
  mimeType: z.string(),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  durationSeconds: z.nullable(z.number()),
  /** Signed URLs that expire; null until made. */
  urls: z.object({
    original: z.string(),
    /** Thumbnail: variant of an image, poster of a video, waveform of audio. */
    thumbnail: z.nullable(z.string()),
    preview: z.nullable(z.string()),
  }),
  /** A tiny placeholder as a data URL, shown while the thumbnail loads. */
  placeholder: z.nullable(z.string()),
  /** Of a picture, or of the poster of a clip; null until measured. */
  composition: z.nullable(composition),
  /** Part of the starter pack: shared and read-only. */
  isStarter: z.boolean(),
  /** Null for the user's own files. */
  attribution: z.nullable(attribution),
  createdAt: instant,
})
export type Resource = z.infer<typeof resource>

export const resourceFolder = z.object({
  id,
  name: z.string(),
  parentId: z.nullable(id),
  count: z.int(),
})
export type ResourceFolder = z.infer<typeof resourceFolder>

export const storageUse = z.object({
  usedBytes: z.int(),
  /** -1 means unlimited. */
  limitBytes: z.int(),
  maxFileBytes: z.object({ image: z.int(), video: z.int(), audio: z.int() }),
  /** False when ffmpeg is missing: video and sound can't be processed. */
  isMediaProcessingAvailable: z.boolean(),
})
export type StorageUse = z.infer<typeof storageUse>

export const resourceSort = z.enum(['newest', 'oldest', 'name', 'largest'])

export const listResources = defineRoute({
  method: 'GET',
  path: '/resources',
  access: 'workspace',
  action: 'resources.read',
  rate: 'read',
  summary: 'Ресурсы',
  tags: ['resources'],
  query: z.object({
    ...pageQuery,
    kind: z.optional(resourceKind),
    /** `root`: only resources without a folder; absent: all. */
    folderId: z.optional(z.union([id, z.literal('root')])),
    tag: z.optional(tag),
    search: z.optional(z.string().check(z.maxLength(200))),
    sort: z.optional(resourceSort),
    source: z.optional(z.enum(['own', 'starter'])),
  }),
  data: pageOf(resource),
})

export const getResource = defineRoute({
  method: 'GET',
  path: '/resources/:id',
  access: 'workspace',
  action: 'resources.read',
  rate: 'read',
  summary: 'Ресурс',
  tags: ['resource'],
  params: z.object({ id }),
  data: resource,
  errors: ['NOT_FOUND'],
})

/** A use of a resource. Scheduled uses cause a warning on deletion. */
export const resourceUse = z.object({
  kind: z.enum(['product', 'post', 'reel', 'comment', 'workspace', 'template', 'brand']),
  id,
  title: z.string(),
  isScheduled: z.boolean(),
})

export const listResourceUses = defineRoute({
  method: 'GET',
  path: '/resources/:id/uses',
  access: 'workspace',
  action: 'resources.read',
  rate: 'read',
  summary: 'Где используется',
  tags: ['posts', 'products', 'reels', 'postComments', 'workspaces'],
  params: z.object({ id }),
  data: z.array(resourceUse),
  errors: ['NOT_FOUND'],
})

export const updateResource = defineRoute({
  method: 'PATCH',
  path: '/resources/:id',
  access: 'workspace',
  action: 'resources.write',
  rate: 'write',
  summary: 'Изменить ресурс',
  affects: ['resources', 'library'],
  answers: getResource,
  params: z.object({ id }),
  body: z.object({
    name: z.optional(name),
    altText: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
    tags: z.optional(z.array(tag).check(z.maxLength(30))),
    folderId: z.optional(z.nullable(id)),
  }),
  data: resource,
  errors: ['NOT_FOUND'],
})

/** A new picture: the thing on a plain ground without that ground, transparent around it. */
export const cutOutResource = defineRoute({
  method: 'POST',
  path: '/resources/:id/cut-out',
  access: 'workspace',
  action: 'resources.write',
  rate: 'write',
  summary: 'Убрать однотонный фон',
  affects: ['resources', 'library'],
  params: z.object({ id }),
  data: resource,
  errors: ['NOT_FOUND', 'QUOTA_EXCEEDED', 'STORAGE_FULL', 'VALIDATION_FAILED'],
})

export const changeResources = defineRoute({
  method: 'POST',
  path: '/resources/change',
  access: 'workspace',
  action: 'resources.write',
  rate: 'write',
  summary: 'Действие над несколькими ресурсами',
  affects: ['resources', 'resource', 'library'],
  body: z.object({
    ids: z.array(id).check(z.minLength(1), z.maxLength(500)),
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('move'), folderId: z.nullable(id) }),
      z.object({ kind: z.literal('tag'), add: z.array(tag), remove: z.array(tag) }),
      /** Without `isForced` nothing is deleted while a scheduled post uses one of them. */
      z.object({ kind: z.literal('delete'), isForced: z.optional(z.boolean()) }),
    ]),
  }),
  data: z.object({ changed: z.int() }),
  errors: ['NOT_FOUND', 'RESOURCE_IN_USE'],
})

export const listFolders = defineRoute({
  method: 'GET',
  path: '/resources/folders',
  access: 'workspace',
  action: 'resources.read',
  rate: 'read',
  summary: 'Папки',
  tags: ['library'],
  data: z.array(resourceFolder),
})

export const createFolder = defineRoute({
  method: 'POST',
  path: '/resources/folders',
  access: 'workspace',
  action: 'resources.write',
  rate: 'write',
  summary: 'Создать папку',
  affects: ['library'],
  body: z.object({ name, parentId: z.optional(z.nullable(id)) }),
  data: resourceFolder,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

export const updateFolder = defineRoute({
  method: 'PATCH',
  path: '/resources/folders/:id',
  access: 'workspace',
  action: 'resources.write',
  rate: 'write',
  summary: 'Переименовать или переместить папку',
  affects: ['library'],
  params: z.object({ id }),
  body: z.object({ name: z.optional(name), parentId: z.optional(z.nullable(id)) }),
  data: resourceFolder,
  errors: ['NOT_FOUND', 'CONFLICT'],
})

/** Its content moves to the parent: no file is deleted. */
export const deleteFolder = defineRoute({
  method: 'DELETE',
  path: '/resources/folders/:id',
  access: 'workspace',
  action: 'resources.write',
  rate: 'write',
  summary: 'Удалить папку',
  affects: ['library', 'resources', 'resource'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

export const getStorageUse = defineRoute({
  method: 'GET',
  path: '/resources/storage',
  access: 'workspace',
  action: 'resources.read',
  rate: 'read',
  summary: 'Занятое место и лимиты загрузки',
  tags: ['library'],
  data: storageUse,
})

export const listTags = defineRoute({
  method: 'GET',
  path: '/resources/tags',
  access: 'workspace',
  action: 'resources.read',
  rate: 'read',
  summary: 'Метки',
  tags: ['library'],
  data: z.array(z.object({ tag: z.string(), count: z.int() })),
})

/** Files are uploaded by tus (resumable) under /api/uploads, with this metadata: */
export const UPLOADS_PATH = '/api/uploads'
export const uploadMetadata = z.object({
  filename: z.string().check(z.minLength(1), z.maxLength(255)),
  workspaceId: id,
  folderId: z.optional(id),
  /** Replaces the file of an existing resource. */
  replaces: z.optional(id),
  /** SHA-256 of the content in hex, when the browser could compute it: finds duplicates before the upload. */
  sha256: z.optional(z.string().check(z.regex(/^[\da-f]{64}$/))),
})

/** Result of a finished upload, by the id at the end of its URL. */
export const getUpload = defineRoute({
  method: 'GET',
  path: '/resources/uploads/:uploadId',
  access: 'workspace',
  action: 'resources.read',
  rate: 'read',
  summary: 'Чем стала загрузка',
  tags: [],
  params: z.object({ uploadId: z.string().check(z.regex(/^[\w-]{1,128}$/)) }),
  data: z.object({
    state: z.enum(['uploading', 'checking', 'accepted', 'refused']),
    resource: z.nullable(resource),
    /** True when the same content already existed and was reused. */
    isDuplicate: z.boolean(),
    /** Russian: why it was rejected. */
    refusal: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
})
