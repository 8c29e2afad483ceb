import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  title: string
  isNumeric?: boolean
  cell: (row: Row) => ReactNode
}

type TableProps<Row> = {
  /** The accessible name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** The first column is the row header. Wide tables scroll inside themselves, by keyboard too. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto -outline-offset-2">
      <table className="w-full border-collapse text-left text-label">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line text-ink-3">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={clsx(
                  'px-2 py-3 font-medium first:pl-4 last:pr-4',
                  column.isNumeric && 'text-right',
                )}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={column.key}
                    scope={index === 0 ? 'row' : undefined}
                    className={clsx(
                      'px-2 py-3 first:pl-4 last:pr-4',
                      index === 0 ? 'font-medium' : 'font-normal',
                      column.isNumeric && 'text-right tabular-nums',
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
