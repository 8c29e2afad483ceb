import * as z from 'zod/mini'
import { defineRoute } from '../base/route.ts'
import { resource } from './resources.ts'

export const stockKey = z.enum(['pexels', 'pixabay', 'unsplash'])
export type StockKey = z.infer<typeof stockKey>

/** A library of free photos and, some of them, videos, whose key is configured. */
export const stockLibrary = z.object({
  key: stockKey,
  name: z.string(),
  url: z.string(),
  hasVideos: z.boolean(),
})
export type StockLibrary = z.infer<typeof stockLibrary>

const photoId = z.string().check(z.regex(/^[\w-]{1,60}$/, 'Неверный номер фото'))
const videoId = z.string().check(z.regex(/^[\w-]{1,60}$/, 'Неверный номер видео'))

export const stockPhoto = z.object({
  id: photoId,
  /** Description by the library; may be empty or in English. */
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  previewUrl: z.string(),
  author: z.string(),
  /** The author's page at the library. */
  authorUrl: z.string(),
  /** The page of the photo at the library. */
  pageUrl: z.string(),
})
export type StockPhoto = z.infer<typeof stockPhoto>

/** `previewUrl` is a still of it. */
export const stockVideo = z.extend(stockPhoto, { id: videoId, seconds: z.number() })
export type StockVideo = z.infer<typeof stockVideo>

/** `upright`: upright ones first, and only they where a library can choose. */
export const stockShape = z.enum(['upright', 'any'])
export type StockShape = z.infer<typeof stockShape>

const query = z.string().check(z.trim(), z.minLength(1, 'Напишите, что найти'), z.maxLength(100))
const page = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)))

/** Empty when no key is configured: then screens do not mention stock photos. */
export const listStockLibraries = defineRoute({
  method: 'GET',
  path: '/stock',
  access: 'workspace',
  action: 'resources.read',
  rate: 'read',
  summary: 'Фотобанки',
  tags: [],
  data: z.object({ libraries: z.array(stockLibrary) }),
})

export const searchStockPhotos = defineRoute({
  method: 'GET',
  path: '/stock/:library/photos',
  access: 'workspace',
  action: 'resources.read',
  rate: 'read',
  summary: 'Найти фото в фотобанке',
  tags: [],
  params: z.object({ library: stockKey }),
  query: z.object({ query, page }),
  data: z.object({ photos: z.array(stockPhoto), hasMore: z.boolean() }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/** Copies a photo into the resources, with its attribution. */
export const importStockPhoto = defineRoute({
  method: 'POST',
  path: '/stock/:library/photos/:photoId',
  access: 'workspace',
  action: 'resources.write',
  rate: 'write',
  summary: 'Взять фото из фотобанка',
  affects: ['resources', 'library'],
  params: z.object({ library: stockKey, photoId }),
  data: resource,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'QUOTA_EXCEEDED', 'STORAGE_FULL', 'VALIDATION_FAILED'],
})

export const searchStockVideos = defineRoute({
  method: 'GET',
  path: '/stock/:library/videos',
  access: 'workspace',
  action: 'resources.read',
  rate: 'read',
  summary: 'Найти видео в фотобанке',
  tags: [],
  params: z.object({ library: stockKey }),
  query: z.object({ query, page, shape: z.optional(stockShape) }),
  data: z.object({ videos: z.array(stockVideo), hasMore: z.boolean() }),
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

/** Copies a video without its sound into the resources, with its attribution. */
export const importStockVideo = defineRoute({
  method: 'POST',
  path: '/stock/:library/videos/:videoId',
  access: 'workspace',
  action: 'resources.write',
  rate: 'write',
  summary: 'Взять видео из фотобанка',
  affects: ['resources', 'library'],
  params: z.object({ library: stockKey, videoId }),
  data: resource,
  errors: ['NOT_FOUND', 'UNAVAILABLE', 'QUOTA_EXCEEDED', 'STORAGE_FULL', 'VALIDATION_FAILED'],
})
