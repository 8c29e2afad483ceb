import type { Automation, AutomationReport } from '@kadr/contract/automation/automations'
import { formatNumber } from '@kadr/domain/base/plural'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { Table } from '../../../../ui/layout/table.tsx'
import { useReport } from '../api/automations.queries.ts'
import { runsCopy } from './copy.ts'

const { report: copy } = runsCopy
type Line = AutomationReport['lines'][number]

const LinesTable = ({ title, lines }: { title: string; lines: readonly Line[] }) =>
  lines.length === 0 ? null : (
    <Table
      caption={title}
      rows={lines}
      rowKey={({ key }) => key}
      columns={[
        { key: 'title', title, cell: ({ title: name }) => name },
        { key: 'runs', title: copy.runs, isNumeric: true, cell: ({ runs }) => formatNumber(runs) },
        {
          key: 'median',
          title: copy.median,
          isNumeric: true,
          cell: ({ medianViews }) =>
            medianViews === null ? (
              <span className="text-ink-3">{copy.unknown}</span>
            ) : (
              formatNumber(medianViews)
            ),
        },
        {
          key: 'share',
          title: copy.share,
          isNumeric: true,
          cell: ({ share }) => `${share}\u00a0%`,
        },
      ]}
    />
  )

const Summary = ({ report }: { report: AutomationReport }) => (
  <div className="grid gap-0.5 px-4 pt-4 text-label">
    <p className="font-medium">{copy.published(report.published, report.runs)}</p>
    <p className="text-ink-2">
      {report.views === null ? copy.none : runsCopy.views(report.views)}
      {report.videosPerThousandViews === null
        ? null
        : `, ${copy.perThousand(formatNumber(report.videosPerThousandViews))}`}
    </p>
  </div>
)

/** Which hooks, topics and styles of the rule perform best, by the networks' figures. */
export const ReportSection = ({ automation: { id, rule } }: { automation: Automation }) => {
  const { data } = useReport(id)
  if (!data) return null
  const of = (dimension: Line['dimension']) =>
    data.lines.filter((line) => line.dimension === dimension)
  return (
    <Section title={copy.title}>
      <Card padding="none" className="pb-2">
        {data.runs === 0 ? (
          <p className="p-4 pb-2 text-label text-ink-2">{copy.none}</p>
        ) : (
          <Summary report={data} />
        )}
        <LinesTable title={copy.item} lines={of('item')} />
        <LinesTable title={copy.style} lines={of('style')} />
        {data.lines.length === 0 ? null : (
          <p className="px-4 py-2 text-caption text-ink-3">
            {copy.note} {rule.prefersBest ? null : copy.preferOff}
          </p>
        )}
      </Card>
    </Section>
  )
}
