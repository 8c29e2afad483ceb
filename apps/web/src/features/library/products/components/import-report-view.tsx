import type { ImportReport } from '@kadr/contract/library/products'
import { countOf, formatNumber } from '@kadr/domain/base/plural'
import { Section } from '../../../../ui/layout/section.tsx'
import { Table } from '../../../../ui/layout/table.tsx'
import { copy, PRODUCT_FORMS } from '../copy.ts'
import { importCopy } from '../import-copy.ts'
import { priceText } from '../model/price-text.ts'

const SHOWN_PROBLEMS = 20
const ROWS = ['строка', 'строки', 'строк'] as const

export const ImportReportView = ({ report }: { report: ImportReport }) => {
  const { created, skipped, problems, sample } = report
  const hidden = problems.length - SHOWN_PROBLEMS
  return (
    <div className="grid grid-cols-1 gap-5">
      <p role="status" className="flex flex-wrap gap-x-4 font-medium">
        {created > 0
          ? importCopy.found(countOf({ count: created, forms: PRODUCT_FORMS }))
          : importCopy.nothing}
        {skipped > 0 ? (
          <span className="text-ink-3">
            {importCopy.skipped(countOf({ count: skipped, forms: ROWS }))}
          </span>
        ) : null}
      </p>
      {sample.length > 0 ? (
        <Section title={importCopy.sample} as="h3">
          <div className="overflow-hidden rounded-control border border-line">
            <Table
              caption={importCopy.sample}
              rows={sample.map((row, index) => ({ ...row, key: String(index) }))}
              rowKey={({ key }) => key}
              columns={[
                {
                  key: 'name',
                  title: importCopy.name,
                  cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
                },
                {
                  key: 'price',
                  title: importCopy.price,
                  isNumeric: true,
                  cell: ({ price }) => (price ? priceText(price) : copy.noPrice),
                },
                {
                  key: 'link',
                  title: importCopy.pageLink,
                  cell: ({ link }) => <span className="wrap-anywhere text-ink-3">{link}</span>,
                },
              ]}
            />
          </div>
        </Section>
      ) : null}
      {problems.length > 0 ? (
        <Section title={importCopy.problems} as="h3">
          <ul className="grid gap-1.5 text-label text-failed">
            {problems.slice(0, SHOWN_PROBLEMS).map(({ row, message }) => (
              <li key={`${row}-${message}`}>{importCopy.problem({ row, message })}</li>
            ))}
            {hidden > 0 ? (
              <li className="text-ink-3">{importCopy.moreProblems(formatNumber(hidden))}</li>
            ) : null}
          </ul>
        </Section>
      ) : null}
    </div>
  )
}
