import { sign } from '@tma.js/init-data-node'
import { z } from 'zod'
import type { AppContext } from '../src/context.ts'
import type { TestShell } from './test-shell.ts'

const answerBody = z.union([
  z.object({ success: z.literal(true), data: z.unknown() }),
  z.object({
    success: z.literal(false),
    error: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }),
  }),
])

const signedIn = z.object({
  token: z.string(),
  refreshToken: z.string(),
  user: z.looseObject({ id: z.string(), firstName: z.string() }),
})
export type TestPerson = z.infer<typeof signedIn>

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  token?: string | undefined
  body?: object | undefined
  headers?: Record<string, string>
}

/** One API request: its status, and its data or error. */
export const call = async (
  app: TestShell,
  { method = 'GET', path, token, body, headers }: Call,
) => {
  const answer = await app.http.inject({
    method,
    url: `/api${path}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body && { payload: body }),
  })
  const parsed = answerBody.parse(answer.json())
  return {
    status: answer.statusCode,
    cookies: answer.cookies,
    data: parsed.success ? parsed.data : undefined,
    error: parsed.success ? undefined : parsed.error,
  }
}

/** Init data signed as by a Telegram client of the app's bot. */
export const signInitData = ({
  ctx,
  id = 100,
  firstName = 'Пётр',
  username,
  authDate = ctx.clock.now(),
  startParam,
}: {
  ctx: AppContext
  id?: number
  firstName?: string
  username?: string
  authDate?: Date
  startParam?: string
}) =>
  sign(
    {
      user: { id, first_name: firstName, ...(username && { username }) },
      query_id: `query-${crypto.randomUUID()}`,
      ...(startParam !== undefined && { start_param: startParam }),
    },
    ctx.config.telegram?.botToken ?? '',
    authDate,
  )

/** Signs in by Telegram; the same id is the same user. */
export const signInAs = async (
  app: TestShell,
  { id, ...names }: { id: number; firstName?: string; username?: string },
): Promise<TestPerson> => {
  const initData = signInitData({ ctx: app.ctx, id, ...names })
  const { data } = await call(app, {
    method: 'POST',
    path: '/auth/validate',
    headers: { 'x-telegram-init-data': initData },
  })
  return signedIn.parse(data)
}
