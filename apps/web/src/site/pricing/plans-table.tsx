import { typeset } from '@kadr/kit/typeset'
import { type Column, Table } from '../../ui/layout/table.tsx'
import type { PlanLine } from '../content/page-data.ts'

type Props = { title: string; heads: readonly string[]; lines: readonly PlanLine[]; note: string }

const columnsOf = (heads: readonly string[]): Column<PlanLine>[] => [
  { key: 'title', title: 'Что', cell: ({ title }) => <span className="text-ink-2">{title}</span> },
  ...heads.map((head, index) => ({
    key: head,
    title: head,
    cell: ({ cells }: PlanLine) => <span className="whitespace-nowrap">{cells[index]}</span>,
  })),
]

/** A row for each line and a column for each plan; on a phone it is moved sideways. */
export const PlansTable = ({ title, heads, lines, note }: Props) => (
  <section className="grid grid-cols-1 gap-4">
    <h2 className="text-[2rem] leading-none font-semibold tracking-[-0.03em] lg:text-[2.5rem]">
      {title}
    </h2>
    <div className="rounded-card border border-line bg-surface">
      <Table
        caption={title}
        columns={columnsOf(heads)}
        rows={lines}
        rowKey={(line) => line.title}
      />
    </div>
    <p className="max-w-[41.3em] text-label text-ink-2">{typeset(note)}</p>
  </section>
)
