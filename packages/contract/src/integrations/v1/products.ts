import * as z from 'zod/mini'
import { id, instant, nothing, version } from '../../base/primitives.ts'
import { price, productInput, productTone } from '../../library/products.ts'
import { defineV1, defineV1Write, v1PageOf, v1PageQuery } from './define-v1.ts'

export const v1Product = z.object({
  id,
  version,
  name: z.string(),
  link: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  audience: z.string(),
  price: z.nullable(price),
  brandColor: z.nullable(z.string()),
  tone: productTone,
  resourceIds: z.array(id),
  isArchived: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
})
export type V1Product = z.infer<typeof v1Product>

const ofProduct = { params: z.object({ id }) } as const

export const listProductsV1 = defineV1({
  method: 'GET',
  path: '/products',
  scope: 'products.read',
  action: 'products.read',
  rate: 'read',
  summary: 'Товары',
  query: z.strictObject({
    ...v1PageQuery,
    search: z.optional(z.string().check(z.maxLength(200))),
    state: z.optional(z.enum(['active', 'archived'])),
  }),
  data: v1PageOf(v1Product),
})

export const getProductV1 = defineV1({
  ...ofProduct,
  method: 'GET',
  path: '/products/:id',
  scope: 'products.read',
  action: 'products.read',
  rate: 'read',
  summary: 'Товар',
  data: v1Product,
})

export const createProductV1 = defineV1Write({
  method: 'POST',
  path: '/products',
  scope: 'products.write',
  action: 'products.write',
  summary: 'Создать товар',
  body: z.strictObject({
    ...productInput.shape,
    price: z.optional(z.nullable(z.strictObject(price.shape))),
  }),
  data: v1Product,
})

export const updateProductV1 = defineV1Write({
  ...ofProduct,
  method: 'PATCH',
  path: '/products/:id',
  scope: 'products.write',
  action: 'products.write',
  summary: 'Изменить товар',
  body: z.strictObject({
    version,
    ...z.partial(productInput).shape,
    price: z.optional(z.nullable(z.strictObject(price.shape))),
    isArchived: z.optional(z.boolean()),
  }),
  data: v1Product,
  errors: ['VERSION_CONFLICT'],
})

export const deleteProductV1 = defineV1Write({
  ...ofProduct,
  method: 'DELETE',
  path: '/products/:id',
  scope: 'products.write',
  action: 'products.write',
  summary: 'Удалить товар',
  data: nothing,
})
