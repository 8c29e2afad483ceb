import * as z from 'zod/mini'
import { pageOf, pageQuery } from '../base/paging.ts'
import { currency, id, instant, nothing, version } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { resource } from './resources.ts'

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const webAddress = z.string().check(
  z.trim(),
  z.maxLength(2048),
  z.refine((text) => text === '' || /^https?:\/\/\S+$/i.test(text), 'Нужен адрес вида https://…'),
)

export const productTone = z.enum(['neutral', 'friendly', 'bold', 'expert', 'playful'])
export type ProductTone = z.infer<typeof productTone>

/** In the smallest unit of the currency. */
export const price = z.object({ minor: z.int().check(z.minimum(0)), currency })

const productFields = {
  name: line(200).check(z.minLength(1, 'Укажите название')),
  link: webAddress,
  description: line(5000),
  benefits: z.array(line(200).check(z.minLength(1))).check(z.maxLength(20)),
  audience: line(500),
  price: z.nullable(price),
  brandColor: z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i, 'Цвет вида #2f4bff'))),
  tone: productTone,
  resourceIds: z.array(id).check(z.maxLength(30)),
}

export const product = z.object({
  ...productFields,
  id,
  isArchived: z.boolean(),
  resources: z.array(resource),
  /** Increases with each change; a stale one is rejected. */
  version,
  createdAt: instant,
  updatedAt: instant,
})
export type Product = z.infer<typeof product>

export const productInput = z.object({
  name: productFields.name,
  link: z.optional(productFields.link),
  description: z.optional(productFields.description),
  benefits: z.optional(productFields.benefits),
  audience: z.optional(productFields.audience),
  price: z.optional(productFields.price),
  brandColor: z.optional(productFields.brandColor),
  tone: z.optional(productTone),
  resourceIds: z.optional(productFields.resourceIds),
})
export type ProductInput = z.infer<typeof productInput>

export const listProducts = defineRoute({
  method: 'GET',
  path: '/products',
  access: 'workspace',
  action: 'products.read',
  rate: 'read',
  summary: 'Продукты',
  tags: ['products'],
  query: z.object({
    ...pageQuery,
    search: z.optional(z.string().check(z.maxLength(200))),
    state: z.optional(z.enum(['active', 'archived'])),
  }),
  data: pageOf(product),
})

export const getProduct = defineRoute({
  method: 'GET',
  path: '/products/:id',
  access: 'workspace',
  action: 'products.read',
  rate: 'read',
  summary: 'Продукт',
  tags: ['product'],
  params: z.object({ id }),
  data: product,
  errors: ['NOT_FOUND'],
})

export const createProduct = defineRoute({
  method: 'POST',
  path: '/products',
  access: 'workspace',
  action: 'products.write',
  rate: 'write',
  summary: 'Создать продукт',
  affects: ['products'],
  answers: getProduct,
  body: productInput,
  data: product,
  errors: ['NOT_FOUND'],
})

export const updateProduct = defineRoute({
  method: 'PATCH',
  path: '/products/:id',
  access: 'workspace',
  action: 'products.write',
  rate: 'write',
  summary: 'Изменить продукт',
  affects: ['products'],
  answers: getProduct,
  params: z.object({ id }),
  body: z.extend(z.partial(productInput), {
    version,
    isArchived: z.optional(z.boolean()),
  }),
  data: product,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
})

export const duplicateProduct = defineRoute({
  method: 'POST',
  path: '/products/:id/duplicate',
  access: 'workspace',
  action: 'products.write',
  rate: 'write',
  summary: 'Создать копию продукта',
  affects: ['products'],
  answers: getProduct,
  params: z.object({ id }),
  data: product,
  errors: ['NOT_FOUND'],
})

export const deleteProduct = defineRoute({
  method: 'DELETE',
  path: '/products/:id',
  access: 'workspace',
  action: 'products.write',
  rate: 'write',
  summary: 'Удалить продукт',
  affects: ['products'],
  removes: getProduct,
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

/** Reads the page's metadata. Nothing is stored: the user confirms it first. */
export const readProductPage = defineRoute({
  method: 'POST',
  path: '/products/read-page',
  access: 'workspace',
  action: 'products.write',
  rate: 'heavy',
  summary: 'Заполнить по ссылке',
  isRead: true,
  tags: [],
  body: z.object({ link: webAddress.check(z.minLength(1, 'Укажите ссылку')) }),
  data: z.object({
    name: z.string(),
    description: z.string(),
    price: z.nullable(price),
    /** Pictures of the page: original URL, and a small preview as a data URL. */
    pictures: z.array(z.object({ url: z.string(), previewUrl: z.string() })),
  }),
  errors: ['PAGE_UNREADABLE'],
})

/** Imports chosen pictures as resources. */
export const copyPictures = defineRoute({
  method: 'POST',
  path: '/products/copy-pictures',
  access: 'workspace',
  action: 'products.write',
  rate: 'heavy',
  summary: 'Сохранить картинки страницы в ресурсы',
  affects: ['resources', 'library'],
  body: z.object({ urls: z.array(webAddress).check(z.minLength(1), z.maxLength(10)) }),
  data: z.object({ resources: z.array(resource), failed: z.array(z.string()) }),
  errors: ['PAGE_UNREADABLE', 'QUOTA_EXCEEDED'],
})

export const importReport = z.object({
  /** Rows recognized; with `isDryRun` nothing is stored. */
  created: z.int(),
  skipped: z.int(),
  problems: z.array(z.object({ row: z.int(), message: z.string() })),
  sample: z.array(z.object({ name: z.string(), link: z.string(), price: z.nullable(price) })),
})
export type ImportReport = z.infer<typeof importReport>

/** CSV with a header row, or a YML price feed, as content or by URL. */
export const importProducts = defineRoute({
  method: 'POST',
  path: '/products/import',
  access: 'workspace',
  action: 'products.write',
  rate: 'heavy',
  summary: 'Импорт из CSV или YML',
  affects: ['products', 'product', 'resources', 'library'],
  body: z.object({
    source: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('text'),
        text: z.string().check(z.minLength(1), z.maxLength(900_000)),
      }),
      z.object({
        kind: z.literal('link'),
        link: webAddress.check(z.minLength(1, 'Укажите ссылку')),
      }),
    ]),
    isDryRun: z.boolean(),
  }),
  data: importReport,
  errors: ['PAGE_UNREADABLE', 'IMPORT_UNREADABLE'],
})
