import type { ReportDocument } from '@kadr/contract/insight/reports'
import type { ThreadTask } from '@kadr/kit/node/run-on-thread'
import type { AppContext } from '../../../context.ts'
import { readThumbnail } from '../../library/resources/index.ts'
import { readItemPictures } from '../analytics/index.ts'
import { findReportBrand } from './report-brand.ts'
import { CARD_COUNT } from './report-items.ts'

export type PdfInput = {
  document: ReportDocument
  logo: Uint8Array | undefined
  /** By work item id. */
  pictures: ReadonlyMap<string, Uint8Array>
}

const DRAW: ThreadTask<PdfInput, Uint8Array> = {
  module: new URL('./draw-pdf.thread.ts', import.meta.url),
  // A second on an idle machine; many are drawn at once on Monday mornings.
  timeoutMs: 120_000,
  memoryMebibytes: 512,
}

export const drawPdf = async ({
  ctx,
  workspaceId,
  document,
}: {
  ctx: AppContext
  workspaceId: string
  document: ReportDocument
}): Promise<Uint8Array> => {
  const ids = document.items.slice(0, CARD_COUNT).map(({ id }) => id)
  const [{ logo }, pictures] = await Promise.all([
    findReportBrand({ ctx, workspaceId }),
    readItemPictures({ ctx, workspaceId, ids }),
  ])
  return ctx.threads.run(DRAW, {
    document,
    logo: logo ? await readThumbnail({ ctx, row: logo }) : undefined,
    pictures,
  })
}
