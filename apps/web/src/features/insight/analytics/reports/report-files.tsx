import type { ReportFormat, ReportTable } from '@kadr/contract/insight/reports'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { useMakeReportFile } from '../api/reports.mutations.ts'
import { useAnalyticsSearch } from '../page/use-analytics-search.ts'
import { reportCopy as copy } from './copy.ts'
import { type ReportLook, reportRequestOf } from './report-request.ts'

const TABLES = (['items', 'days', 'networks', 'summary'] as const satisfies ReportTable[]).map(
  (value) => ({ value, label: copy.tables[value] }),
)

/** Downloaded by a plain link, which works in every client. */
export const ReportFiles = ({ look }: { look: ReportLook }) => {
  const { search } = useAnalyticsSearch()
  const make = useMakeReportFile()
  const [table, setTable] = useState<ReportTable>('items')
  const save = (format: ReportFormat) =>
    make.mutate(
      { report: reportRequestOf(search, look), format, ...(format === 'csv' && { table }) },
      { onSuccess: ({ url }) => window.location.assign(url) },
    )
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{copy.files}</h3>
      <div className="flex flex-wrap items-end gap-2">
        <Button
          isLoading={make.isPending && make.variables.format === 'pdf'}
          icon={<FileText aria-hidden="true" className="size-5" />}
          onClick={() => save('pdf')}
        >
          {copy.pdf}
        </Button>
        <Button
          variant="secondary"
          isLoading={make.isPending && make.variables.format === 'xlsx'}
          icon={<FileSpreadsheet aria-hidden="true" className="size-5" />}
          onClick={() => save('xlsx')}
        >
          {copy.xlsx}
        </Button>
        <Field label={copy.table} isLabelHidden>
          <Select
            value={table}
            options={TABLES}
            onChange={(event) =>
              setTable(TABLES.find(({ value }) => value === event.target.value)?.value ?? 'items')
            }
          />
        </Field>
        <Button
          variant="secondary"
          isLoading={make.isPending && make.variables.format === 'csv'}
          onClick={() => save('csv')}
        >
          {copy.csv}
        </Button>
      </div>
      {make.isError ? (
        <p role="alert" className="text-label text-failed">
          {failureText(make.error)}
        </p>
      ) : null}
    </section>
  )
}
