import type { ImportReport } from '@kadr/contract/library/products'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import type { ImportRow } from './import-row.ts'
import { linkKey, nameKey, searchText } from './product-keys.ts'
import * as repository from './products.repository.ts'
import { readTable, type Source } from './read-table.ts'

export const copyPicturesJob = declareJob({
  name: 'products.copy-imported-pictures',
  schema: z.object({
    workspaceId: z.uuid(),
    items: z.array(z.object({ id: z.uuid(), urls: z.array(z.string()) })),
  }),
  endsWithOwner: true,
})

const BATCH = 250
const MAX_PROBLEMS = 100
const SAMPLE = 10
const PICTURES_PER_JOB = 20

type Scope = { ctx: AppContext; workspaceId: string }
type KeyedRow = ImportRow & { linkKey: string; nameKey: string }

/** Keys seen so far. Rows match by link, and by name only when at least one of the two has no link. */
const createSeen = () => {
  const links = new Set<string>()
  const bareNames = new Set<string>()
  const names = new Set<string>()
  return {
    add(row: { linkKey: string; nameKey: string }) {
      names.add(row.nameKey)
      if (row.linkKey) links.add(row.linkKey)
      else bareNames.add(row.nameKey)
    },
    has: (row: { linkKey: string; nameKey: string }) =>
      row.linkKey ? links.has(row.linkKey) || bareNames.has(row.nameKey) : names.has(row.nameKey),
  }
}
type SeenKeys = ReturnType<typeof createSeen>

/** Rows of the batch that are neither in the workspace nor earlier in the file. */
const pickNew = async ({
  tx,
  workspaceId,
  batch,
  seen,
}: {
  tx: Tx
  workspaceId: string
  batch: KeyedRow[]
  seen: SeenKeys
}) => {
  const known = await repository.listKnownKeys({
    db: tx,
    workspaceId,
    linkKeys: batch.map((row) => row.linkKey).filter(Boolean),
    nameKeys: batch.map((row) => row.nameKey),
  })
  for (const row of known) seen.add(row)
  return batch.filter((row) => {
    if (seen.has(row)) return false
    seen.add(row)
    return true
  })
}

const enqueueCopies = async ({
  ctx,
  tx,
  workspaceId,
  items,
}: Scope & { tx: Tx; items: { id: string; urls: string[] }[] }) => {
  for (let at = 0; at < items.length; at += PICTURES_PER_JOB) {
    const data = { workspaceId, items: items.slice(at, at + PICTURES_PER_JOB) }
    await ctx.jobs.enqueue(copyPicturesJob, data, { tx })
  }
}

const store = async ({ ctx, tx, workspaceId, rows }: Scope & { tx: Tx; rows: KeyedRow[] }) => {
  if (rows.length === 0) return
  const now = ctx.clock.now()
  const made = await repository.insertProducts({
    db: tx,
    values: rows.map(({ row: _, pictures: __, price, ...columns }) => ({
      ...columns,
      workspaceId,
      searchText: searchText(columns.name, columns.link, columns.description),
      priceMinor: price?.minor ?? null,
      priceCurrency: price?.currency ?? null,
      createdAt: now,
      updatedAt: now,
    })),
  })
  const items = made.flatMap(({ id }, at) => {
    const urls = rows[at]?.pictures ?? []
    return urls.length > 0 ? [{ id, urls }] : []
  })
  await enqueueCopies({ ctx, tx, workspaceId, items })
}

const importBatch = (input: Scope & { batch: KeyedRow[]; seen: SeenKeys; isDryRun: boolean }) =>
  inTransaction(input.ctx.db, async (tx) => {
    const { ctx, workspaceId, batch, seen } = input
    await repository.lockImports({ db: tx, workspaceId })
    const rows = await pickNew({ tx, workspaceId, batch, seen })
    if (!input.isDryRun) await store({ ctx, tx, workspaceId, rows })
    return rows
  })

/** Creates products for new rows. Idempotent: the same file again creates none. */
export const importProducts = async ({
  ctx,
  fetch,
  workspaceId,
  source,
  isDryRun,
}: Scope & { fetch: SafeFetch; source: Source; isDryRun: boolean }): Promise<ImportReport> => {
  const { rows: read, lastRow, isCut } = await readTable({ ctx, fetch, source })
  const keyed: KeyedRow[] = read.flatMap(({ row }) =>
    row ? [{ ...row, linkKey: linkKey(row.link), nameKey: nameKey(row.name) }] : [],
  )
  const seen = createSeen()
  const created: KeyedRow[] = []
  for (let at = 0; at < keyed.length; at += BATCH) {
    const batch = keyed.slice(at, at + BATCH)
    created.push(...(await importBatch({ ctx, workspaceId, batch, seen, isDryRun })))
  }
  const problems = read.flatMap((one) => one.problems).slice(0, MAX_PROBLEMS)
  const cut = {
    row: lastRow,
    message: 'Взяты первые 5\u00a0000 строк: остальные импортируйте отдельным файлом',
  }
  return {
    created: created.length,
    skipped: read.length - created.length,
    problems: isCut ? [cut, ...problems] : problems,
    sample: created.slice(0, SAMPLE).map(({ name, link, price }) => ({ name, link, price })),
  }
}
