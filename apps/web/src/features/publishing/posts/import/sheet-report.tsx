import type { RouteData } from '@kadr/contract/base/route'
import type { checkPlanSheet, SheetFate, SheetRow } from '@kadr/contract/publishing/plan-sheets'
import { countOf } from '@kadr/domain/base/plural'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { ROW_FORMS, sheetCopy } from './copy.ts'
import { ReportRow } from './report-row.tsx'

type Props = { report: RouteData<typeof checkPlanSheet> }

const TONES = {
  new: 'accent',
  changed: 'scheduled',
  kept: 'neutral',
  bad: 'failed',
  same: 'neutral',
} as const

/** What is done comes first; rows without a change are only counted. */
const ORDER: readonly SheetFate[] = ['new', 'changed', 'kept', 'bad']

const rowsOf = (count: number) => countOf({ count, forms: ROW_FORMS })

const Row = ({ row }: { row: SheetRow }) => (
  <ReportRow row={row} badge={<Badge tone={TONES[row.fate]}>{sheetCopy.fates[row.fate]}</Badge>}>
    {row.changes.length > 0 ? (
      <p className="text-label text-ink-2">{row.changes.join('. ')}</p>
    ) : null}
  </ReportRow>
)

export const SheetReport = ({ report: { rows, goneCount } }: Props) => {
  const count = (fate: SheetFate) => rows.filter((row) => row.fate === fate).length
  const shown = ORDER.flatMap((fate) => rows.filter((row) => row.fate === fate))
  const isNothing = count('new') + count('changed') === 0
  return (
    <div className="grid grid-cols-1 gap-3">
      <div role="status" className="grid gap-1">
        <p className="font-medium">
          {isNothing
            ? sheetCopy.nothing
            : sheetCopy.found({ created: rowsOf(count('new')), changed: rowsOf(count('changed')) })}
        </p>
        {count('same') > 0 ? (
          <p className="text-label text-ink-3">{sheetCopy.same(rowsOf(count('same')))}</p>
        ) : null}
        {goneCount > 0 ? (
          <p className="text-label text-ink-3">{sheetCopy.gone(rowsOf(goneCount))}</p>
        ) : null}
      </div>
      {shown.length > 0 ? (
        <ul className="divide-y divide-line">
          {shown.map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}
