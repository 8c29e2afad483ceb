import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import {
  type createReport,
  type ReportDocument,
  type ReportLink,
  type ReportRequest,
  reportRequest,
} from '@kadr/contract/insight/reports'
import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { adapters } from '@kadr/networks'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { createOpaqueToken, hashToken } from '../../../platform/crypto/opaque-token.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { makeDocument } from './make-document.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import * as repository from './report-links.repository.ts'

const MAX_LINKS = 100

type Input = { ctx: AppContext; workspaceId: string }

const present = (row: repository.LinkRow): ReportLink => ({
  id: row.id,
  title: row.title,
  hasPassword: row.passwordHash !== null,
  expiresAt: row.expiresAt.toISOString(),
  openCount: row.openCount,
  openedAt: row.openedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

export const listLinks = async ({ ctx, workspaceId }: Input): Promise<ReportLink[]> => {
  const rows = await repository.listLinks({ db: ctx.db, workspaceId, now: ctx.clock.now() })
  return rows.map(present)
}

/** Networks in the report whose figures may be shown only to authorised people. */
const listProtected = ({ overview }: ReportDocument): string[] =>
  overview.networks
    .map(({ network }) => adapters[network])
    .filter(({ metrics }) => metrics.isForAuthorised)
    .map(({ title }) => title)

type NewLink = Input & {
  tx: Db | Tx
  userId: string | null
  report: ReportRequest
  document: ReportDocument
  passwordHash: string | null
  /** Days. */
  lifetime: number
}

/** With a fixed period, so that the reader sees the days it was made for. */
const insertLink = async ({
  ctx,
  tx,
  workspaceId,
  userId,
  report,
  document,
  passwordHash,
  lifetime,
}: NewLink) => {
  const now = ctx.clock.now()
  const token = createOpaqueToken()
  const row = await repository.insertLink({
    db: tx,
    values: {
      id: newId(),
      workspaceId,
      createdBy: userId,
      tokenHash: hashToken(token),
      title: document.title,
      query: { ...report, length: undefined, ...document.overview.period },
      passwordHash,
      expiresAt: new Date(now.getTime() + lifetime * DAY_MS),
      createdAt: now,
    },
  })
  return { row, url: `${ctx.config.publicUrl}/report/${token}` }
}

export const createLink = async ({
  ctx,
  workspaceId,
  userId,
  body: { report, password, lifetime, isOpenConfirmed = false },
}: Input & {
  userId: string
  body: RouteInput<typeof createReport>['body']
}): Promise<RouteData<typeof createReport>> => {
  const now = ctx.clock.now()
  const open = await repository.listLinks({ db: ctx.db, workspaceId, now })
  if (open.length >= MAX_LINKS) {
    throw new UserError({
      code: 'CONFLICT',
      userMessage: `Не больше ${MAX_LINKS} открытых ссылок. Закройте ненужные`,
    })
  }
  const document = await makeDocument({ ctx, workspaceId, report })
  const secret = password === null && !isOpenConfirmed ? listProtected(document) : []
  if (secret.length > 0) {
    throw new UserError({
      code: 'VALIDATION_FAILED',
      userMessage: `В отчёте есть показатели ${secret.join(', ')}: их можно показывать владельцу канала и тем, кому он разрешил. Поставьте пароль или подтвердите, что он не нужен`,
      field: 'password',
    })
  }
  const passwordHash = password === null ? null : await hashPassword(password)
  const { row, url } = await insertLink({
    ctx,
    tx: ctx.db,
    workspaceId,
    userId,
    report,
    document,
    passwordHash,
    lifetime,
  })
  return { link: present(row), url }
}

/** The link of a scheduled report; undefined when it would need a password, or too many are open. */
export const addLink = async ({
  ctx,
  tx,
  workspaceId,
  document,
  passwordHash,
  ...rest
}: Omit<NewLink, 'tx'> & { tx: Tx }): Promise<string | undefined> => {
  const now = ctx.clock.now()
  const open = await repository.listLinks({ db: tx, workspaceId, now })
  const isOpen = passwordHash === null && listProtected(document).length > 0
  if (isOpen || open.length >= MAX_LINKS) return undefined
  return (await insertLink({ ctx, tx, workspaceId, document, passwordHash, ...rest })).url
}

const notFound = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Такого отчёта нет: ссылку могли закрыть' })

export const revokeLink = async ({ ctx, workspaceId, id }: Input & { id: string }) => {
  if (!(await repository.deleteLink({ db: ctx.db, workspaceId, id }))) throw notFound()
}

export const openLink = async ({
  ctx,
  token,
  password,
}: {
  ctx: AppContext
  token: string
  password: string | undefined
}): Promise<ReportDocument> => {
  const link = await repository.findLink({ db: ctx.db, tokenHash: hashToken(token) })
  if (!link) throw notFound()
  const now = ctx.clock.now()
  if (link.expiresAt <= now) {
    throw new UserError({ code: 'LINK_EXPIRED', userMessage: 'Срок ссылки на отчёт истёк' })
  }
  if (link.passwordHash !== null) {
    if (password === undefined) {
      throw new UserError({
        code: 'FORBIDDEN',
        userMessage: 'Введите пароль отчёта',
        field: 'password',
      })
    }
    if (!(await isPassword(password, link.passwordHash))) {
      throw new UserError({ code: 'FORBIDDEN', userMessage: 'Неверный пароль', field: 'password' })
    }
  }
  const report = z.parse(reportRequest, link.query)
  const document = await makeDocument({ ctx, workspaceId: link.workspaceId, report })
  await repository.countOpening({ db: ctx.db, id: link.id, now })
  return { ...document, title: link.title }
}

/** Kept for a month after expiry, so that an old link can explain itself. */
export const purgeExpiredReports = ({ ctx }: { ctx: AppContext }) =>
  repository.deleteExpiredLinks({
    db: ctx.db,
    before: new Date(ctx.clock.now().getTime() - 30 * DAY_MS),
  })

/** Links of the workspaces the user owns; a workspace has a limited number. */
export const exportReports = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const workspaceIds = await listOwnedWorkspaceIds({ ctx, userId })
  return { reportLinks: readAtOnce(() => repository.listLinksOf({ db: ctx.db, workspaceIds })) }
}
