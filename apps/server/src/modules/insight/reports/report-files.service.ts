import type { RouteData, RouteFile, RouteInput } from '@kadr/contract/base/route'
import type { makeReportFile, ReportDocument, ReportFormat } from '@kadr/contract/insight/reports'
import { toCsvCell } from '@kadr/domain/base/csv-cell'
import { writeXlsx } from '@kadr/kit/node/xlsx'
import type { AppContext } from '../../../context.ts'
import { drawPdf } from './draw-pdf.ts'
import { type FileTicket, readFileToken, writeFileToken } from './file-token.ts'
import { makeDocument } from './make-document.ts'
import { makeSheets, makeTable, type TableCell } from './report-tables.ts'

/** Excel detects UTF-8 only by this mark. */
const BOM = '\uFEFF'

/** Russian Excel expects semicolons and decimal commas. */
const cellOf = (cell: TableCell): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return toCsvCell(cell)
  if (typeof cell === 'object' && 'wallTime' in cell) return cell.wallTime.replace('T', ' ')
  const value = typeof cell === 'number' ? cell : cell.value
  return String(value).replace('.', ',')
}

const writeCsv = (rows: readonly (readonly TableCell[])[]): string =>
  `${BOM}${rows.map((row) => row.map(cellOf).join(';')).join('\r\n')}\r\n`

const TYPES: Record<ReportFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

type Body = RouteInput<typeof makeReportFile>['body']

const fileNameOf = (
  { overview }: ReportDocument,
  { format, table }: Pick<FileTicket, 'format' | 'table'>,
) => `kadr-${overview.period.from}-${overview.period.to}${table ? `-${table}` : ''}.${format}`

/** Builds the document first, so that an invalid request fails here and not in a new tab. */
export const makeFileLink = async ({
  ctx,
  workspaceId,
  body,
}: {
  ctx: AppContext
  workspaceId: string
  body: Body
}): Promise<RouteData<typeof makeReportFile>> => {
  const table = body.format === 'csv' ? (body.table ?? ('items' as const)) : undefined
  const document = await makeDocument({ ctx, workspaceId, report: body.report })
  // Fixes the period to the days the person saw.
  const report = { ...body.report, ...document.overview.period }
  const ticket = { workspaceId, report, format: body.format, table }
  const token = writeFileToken({ ctx, ...ticket })
  return {
    url: `${ctx.config.publicUrl}/api/report-files/${token}`,
    fileName: fileNameOf(document, ticket),
  }
}

const contentOf = async ({
  ctx,
  ticket,
  document,
}: {
  ctx: AppContext
  ticket: FileTicket
  document: ReportDocument
}): Promise<Uint8Array> => {
  if (ticket.format === 'pdf') return drawPdf({ ctx, workspaceId: ticket.workspaceId, document })
  if (ticket.format === 'xlsx') return writeXlsx(makeSheets(document))
  return Buffer.from(writeCsv(makeTable(document, ticket.table ?? 'items').rows))
}

export const readReportFile = async ({
  ctx,
  token,
}: {
  ctx: AppContext
  token: string
}): Promise<RouteFile> => {
  const ticket = readFileToken({ ctx, token })
  const document = await makeDocument({ ctx, ...ticket })
  return {
    type: TYPES[ticket.format],
    content: await contentOf({ ctx, ticket, document }),
    name: fileNameOf(document, ticket),
  }
}

export const makePdf = async ({
  ctx,
  workspaceId,
  document,
}: {
  ctx: AppContext
  workspaceId: string
  document: ReportDocument
}): Promise<{ name: string; type: string; bytes: Uint8Array }> => ({
  name: fileNameOf(document, { format: 'pdf' }),
  type: TYPES.pdf,
  bytes: await drawPdf({ ctx, workspaceId, document }),
})
