import type { RouteData } from '@kadr/contract/base/route'
import type { checkImport, ImportRow } from '@kadr/contract/publishing/post-import'
import { countOf } from '@kadr/domain/base/plural'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { importCopy, ROW_FORMS } from './copy.ts'
import { ReportRow, timeOf } from './report-row.tsx'

type Props = {
  report: RouteData<typeof checkImport>
  isScheduled: boolean
  onScheduled: (isScheduled: boolean) => void
}
const rowsOf = (count: number) => countOf({ count, forms: ROW_FORMS })

const Row = ({ row }: { row: ImportRow }) => {
  const isBad = row.errors.length > 0
  const badge = (
    <Badge tone={isBad ? 'failed' : row.when ? 'scheduled' : 'draft'}>
      {isBad ? importCopy.skipped : timeOf(row)}
    </Badge>
  )
  return <ReportRow row={row} badge={badge} />
}

export const ImportReport = ({ report, isScheduled, onScheduled }: Props) => (
  <div className="grid grid-cols-1 gap-3">
    <p role="status" className="font-medium">
      {importCopy.good(rowsOf(report.good))}
      {report.bad > 0 ? `. ${importCopy.bad(rowsOf(report.bad))}` : ''}
    </p>
    <Switch
      label={importCopy.isScheduled}
      hint={importCopy.isScheduledHint}
      checked={isScheduled}
      onChange={(event) => onScheduled(event.target.checked)}
    />
    <ul className="divide-y divide-line">
      {report.rows.map((row) => (
        <Row key={row.line} row={row} />
      ))}
    </ul>
  </div>
)
