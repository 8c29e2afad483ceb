import * as z from 'zod/mini'
import { idempotent } from '../../base/idempotency.ts'
import type { ApiRoute } from '../../base/route.ts'
import type { ApiScope } from '../scopes.ts'

type Declared = Omit<ApiRoute, 'version' | 'access' | 'scope'> & { scope: ApiScope }

const OF_V1 = { version: 'v1', access: 'workspace' } as const

/** A read of the public API: by its scope, and by the action that the app's own call takes. */
export const defineV1 = <const R extends Declared>(route: R) => ({ ...OF_V1, ...route })

/** A write, which may come again by its `Idempotency-Key`. */
export const defineV1Write = <const R extends Omit<Declared, 'headers' | 'rate'>>(route: R) => ({
  ...OF_V1,
  rate: 'write' as const,
  headers: idempotent,
  ...route,
})

/** A page of a list: `next` is the cursor of the following one. */
export const v1PageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(1024))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
}

export const v1PageOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ data: z.array(item), next: z.nullable(z.string()) })
