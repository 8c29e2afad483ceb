import { createHmac, timingSafeEqual } from 'node:crypto'
import { reportFormat, reportRequest, reportTable } from '@kadr/contract/insight/reports'
import { UserError } from '@kadr/domain/base/app-error'
import { MINUTE_MS } from '@kadr/kit/durations'
import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'

const LIFETIME_MS = 10 * MINUTE_MS

const ticket = z.object({
  workspaceId: z.uuid(),
  report: reportRequest,
  format: reportFormat,
  table: z.optional(reportTable),
  /** Milliseconds. */
  until: z.number(),
})
export type FileTicket = Omit<z.infer<typeof ticket>, 'until'>

type Input = { ctx: AppContext }

const sign = ({ ctx, body }: Input & { body: string }) =>
  createHmac('sha256', ctx.secrets.derive('report-file')).update(body).digest()

/** Stateless: the token contains the description of the file and is signed. */
export const writeFileToken = ({ ctx, ...rest }: Input & FileTicket): string => {
  const until = ctx.clock.now().getTime() + LIFETIME_MS
  const body = Buffer.from(JSON.stringify({ ...rest, until })).toString('base64url')
  return `${body}.${sign({ ctx, body }).toString('base64url')}`
}

export const readFileToken = ({ ctx, token }: Input & { token: string }): FileTicket => {
  const [body = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const wanted = sign({ ctx, body })
  const read = z.safeParse(ticket, parseJson(Buffer.from(body, 'base64url').toString('utf8')))
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted) || !read.success) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого файла нет' })
  }
  const { until, ...rest } = read.data
  if (until > ctx.clock.now().getTime()) return rest
  throw new UserError({
    code: 'LINK_EXPIRED',
    userMessage: 'Ссылка на файл устарела. Скачайте отчёт заново',
  })
}
