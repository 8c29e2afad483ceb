import type { RouteData } from '@kadr/contract/base/route'
import type { checkImport, ImportRow } from '@kadr/contract/publishing/post-import'
import { countOf } from '@kadr/domain/base/plural'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { copy } from '../copy.ts'
import { importCopy, ROW_FORMS } from './copy.ts'

type Props = {
  report: RouteData<typeof checkImport>
  isScheduled: boolean
  onScheduled: (isScheduled: boolean) => void
}
const rowsOf = (count: number) => countOf({ count, forms: ROW_FORMS })

const timeOf = ({ when }: ImportRow) => {
  if (!when) return importCopy.noTime
  if (when.kind === 'at') {
    const [date = '', time = ''] = when.wallTime.split('T')
    return `${date.split('-').toReversed().join('.')}, ${time}`
  }
  return when.kind === 'slot' ? importCopy.slot : importCopy.now
}

const Row = ({ row }: { row: ImportRow }) => {
  const isBad = row.errors.length > 0
  return (
    <li className="grid grid-cols-1 gap-1 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-caption text-ink-3">{importCopy.line(row.line)}</span>
        <Badge tone={isBad ? 'failed' : row.when ? 'scheduled' : 'draft'}>
          {isBad ? importCopy.skipped : timeOf(row)}
        </Badge>
      </div>
      <p className="line-clamp-2 wrap-anywhere">{postTitle(row.text) || copy.untitled}</p>
      {row.accounts.length > 0 ? (
        <p className="text-label text-ink-3">{row.accounts.join(', ')}</p>
      ) : null}
      {row.errors.map((text) => (
        <p key={text} className="text-label text-failed">
          {text}
        </p>
      ))}
      {row.warnings.map((text) => (
        <p key={text} className="text-label text-scheduled">
          {text}
        </p>
      ))}
    </li>
  )
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
