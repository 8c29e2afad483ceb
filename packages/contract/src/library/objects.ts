import * as z from 'zod/mini'
import { nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { objectName } from './object-name.ts'

export const drawnObject = z.object({
  name: objectName,
  /** What it is, in Russian. */
  label: z.string(),
})
export type DrawnObject = z.infer<typeof drawnObject>

export const searchObjects = defineRoute({
  method: 'GET',
  path: '/objects',
  access: 'workspace',
  action: 'reels.read',
  rate: 'read',
  summary: 'Найти предмет по слову',
  tags: [],
  query: z.object({
    query: z.optional(z.string().check(z.maxLength(200))),
  }),
  data: z.object({ objects: z.array(drawnObject) }),
})

/** `full` has gradients, `flat` plain fills. Public: `<img>` requests carry no token. */
export const vectorKind = z.enum(['flat', 'full'])
export type VectorKind = z.infer<typeof vectorKind>

export const getObjectVector = defineRoute({
  method: 'GET',
  path: '/objects/:name/:kind',
  access: 'public',
  rate: 'read',
  summary: 'Рисунок предмета',
  tags: [],
  params: z.object({ name: objectName, kind: vectorKind }),
  file: ['image/svg+xml'],
  data: nothing,
  errors: ['NOT_FOUND'],
})
