import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import {
  type BusinessFact,
  type changeFact as changeFactRoute,
  type FactInput,
  type getBusiness as getBusinessRoute,
  type keepFacts as keepFactsRoute,
  MAX_FACTS,
} from '@kadr/contract/library/business'
import { UserError } from '@kadr/domain/base/app-error'
import { isFreshFact } from '@kadr/domain/library/fact-age'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { mapPages, readPages } from '../../../platform/paging/read-pages.ts'
import { listProductRows } from '../products/index.ts'
import type { FactRow } from './business.repository.ts'
import * as repository from './business.repository.ts'
import { keyOfWords } from './key-of-words.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }
type FactKey = InWorkspace & { id: string }

const MAX_PRODUCTS = 100

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Факт не найден' })
const repeated = () =>
  new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'Такой факт уже есть. Измените его или назовите этот иначе',
    field: 'title',
  })

const toColumns = ({ kind, title, text, until }: FactInput) => ({
  kind,
  title,
  titleKey: keyOfWords(title),
  text,
  until: until === null ? null : new Date(until),
})

const presentFact = ({ ctx, row }: { ctx: AppContext; row: FactRow }): BusinessFact => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  text: row.text,
  source: row.source,
  sourceTitle: row.sourceTitle,
  saidAt: row.saidAt.toISOString(),
  until: row.until?.toISOString() ?? null,
  isOld: !isFreshFact({ ...row, now: ctx.clock.now() }),
  version: row.version,
})

const full = () =>
  new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: `Больше ${MAX_FACTS} фактов не поместится. Удалите лишние`,
    field: 'title',
  })

const assertRoom = async ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) => {
  if ((await repository.countFacts({ db: tx, workspaceId })) > MAX_FACTS) throw full()
}

export const listPrices = async ({ ctx, workspaceId }: InWorkspace) => {
  const rows = await listProductRows({
    db: ctx.db,
    workspaceId,
    isArchived: false,
    search: undefined,
    before: undefined,
    limit: MAX_PRODUCTS,
  })
  return rows.flatMap(({ id, name, priceMinor, priceCurrency, updatedAt }) =>
    priceMinor === null || priceCurrency === null
      ? []
      : [
          {
            productId: id,
            name,
            price: { minor: priceMinor, currency: priceCurrency },
            updatedAt: updatedAt.toISOString(),
          },
        ],
  )
}

export const listFacts = async ({ ctx, workspaceId }: InWorkspace): Promise<BusinessFact[]> => {
  const rows = await repository.listFacts({ db: ctx.db, workspaceId })
  return rows.map((row) => presentFact({ ctx, row }))
}

export const getBusiness = async (
  input: InWorkspace,
): Promise<RouteData<typeof getBusinessRoute>> => ({
  facts: await listFacts(input),
  prices: await listPrices(input),
})

export const addFact = async ({
  ctx,
  workspaceId,
  input,
}: InWorkspace & { input: FactInput }): Promise<BusinessFact> => {
  const row = await inTransaction(ctx.db, async (tx) => {
    await repository.lockFacts({ db: tx, workspaceId })
    const saidAt = ctx.clock.now()
    const values = { ...toColumns(input), workspaceId, source: 'person' as const, saidAt }
    const added = await repository.insertFact({ db: tx, values })
    if (!added) throw repeated()
    await assertRoom({ tx, workspaceId })
    return added
  })
  return presentFact({ ctx, row })
}

const lockVersion = async ({
  tx,
  workspaceId,
  id,
  version,
}: {
  tx: Tx
  workspaceId: string
  id: string
  version: number
}): Promise<FactRow> => {
  const known = await repository.lockFact({ db: tx, workspaceId, id })
  if (!known) throw notFound()
  if (known.version === version) return known
  throw new UserError({
    code: 'VERSION_CONFLICT',
    userMessage: 'Факт уже изменили в другой вкладке или другой участник. Откройте его заново',
    field: 'version',
  })
}

export const changeFact = async ({
  ctx,
  workspaceId,
  id,
  changes: { version, ...input },
}: FactKey & { changes: RouteInput<typeof changeFactRoute>['body'] }): Promise<BusinessFact> => {
  const row = await inTransaction(ctx.db, async (tx) => {
    await repository.lockFacts({ db: tx, workspaceId })
    await lockVersion({ tx, workspaceId, id, version })
    const values = toColumns(input)
    if (await repository.hasOther({ db: tx, workspaceId, id, ...values })) throw repeated()
    return repository.updateFact({
      db: tx,
      workspaceId,
      id,
      values: { ...values, source: 'person', sourceTitle: '', saidAt: ctx.clock.now() },
    })
  })
  return presentFact({ ctx, row })
}

export const confirmFact = async ({
  ctx,
  workspaceId,
  id,
  version,
}: FactKey & { version: number }): Promise<BusinessFact> => {
  const row = await inTransaction(ctx.db, async (tx) => {
    await lockVersion({ tx, workspaceId, id, version })
    const values = { saidAt: ctx.clock.now(), until: null }
    return repository.updateFact({ db: tx, workspaceId, id, values })
  })
  return presentFact({ ctx, row })
}

export const deleteFact = async ({ ctx, workspaceId, id }: FactKey): Promise<void> => {
  if (!(await repository.deleteFact({ db: ctx.db, workspaceId, id }))) throw notFound()
}

/** Repeatable: the same facts again change nothing but their date. */
export const keepFacts = async ({
  ctx,
  workspaceId,
  facts,
}: InWorkspace & RouteInput<typeof keepFactsRoute>['body']): Promise<BusinessFact[]> => {
  const rows = await inTransaction(ctx.db, async (tx) => {
    await repository.lockFacts({ db: tx, workspaceId })
    const saidAt = ctx.clock.now()
    for (const { replacesId: id, ...fact } of facts) {
      if (!id || (await repository.deleteFact({ db: tx, workspaceId, id }))) continue
      // Kept already: the answer to the first request was lost.
      const { kind, titleKey } = toColumns(fact)
      const isKept = await repository.hasOther({ db: tx, workspaceId, id, kind, titleKey })
      if (!isKept) throw notFound()
    }
    const kept: FactRow[] = []
    for (const { source, sourceTitle, replacesId: _, ...input } of facts) {
      const values = { ...toColumns(input), workspaceId, source, sourceTitle, saidAt }
      kept.push(await repository.putFact({ db: tx, values }))
    }
    await assertRoom({ tx, workspaceId })
    return kept
  })
  return rows.map((row) => presentFact({ ctx, row }))
}

export const exportFacts = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  businessFacts: mapPages(
    readPages((page) => repository.listFactsOfOwner({ db: ctx.db, userId, ...page })),
    (rows) => rows.map(({ titleKey: _, ...fact }) => fact),
  ),
})
