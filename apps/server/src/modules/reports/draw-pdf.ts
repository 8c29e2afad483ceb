import type { ReportDocument } from '@kadr/contract/reports'
import type { ThreadTask } from '@kadr/kit/node/run-on-thread'
import type { AppContext } from '../../context.ts'

const DRAW: ThreadTask<ReportDocument, Uint8Array> = {
  module: new URL('./draw-pdf.thread.ts', import.meta.url),
  timeoutMs: 30_000,
  memoryMebibytes: 512,
}

export const drawPdf = ({
  ctx,
  document,
}: {
  ctx: AppContext
  document: ReportDocument
}): Promise<Uint8Array> => ctx.threads.run(DRAW, document)
