import * as z from 'zod/mini'
import { id } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { connection } from './connections.ts'

/** Planned posts go out with it too: it is put on when they are sent. */
export const putSignature = defineRoute({
  method: 'PUT',
  path: '/users/me/connections/:id/signature',
  access: 'workspace',
  action: 'connections.manage',
  rate: 'write',
  summary: 'Подпись аккаунта',
  affects: ['connections'],
  params: z.object({ id }),
  body: z.object({
    signature: z.string().check(
      z.trim(),
      z.overwrite((value) => value.toWellFormed()),
      z.maxLength(500, 'Не длиннее 500 знаков'),
    ),
  }),
  data: connection,
  errors: ['NOT_FOUND'],
})
