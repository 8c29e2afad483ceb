import type { ImportRow } from '@kadr/contract/publishing/post-import'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { importCopy } from './copy.ts'

export const timeOf = ({ when }: ImportRow) => {
  if (!when) return importCopy.noTime
  if (when.kind === 'at') {
    const [date = '', time = ''] = when.wallTime.split('T')
    return `${date.split('-').toReversed().join('.')}, ${time}`
  }
  return when.kind === 'slot' ? importCopy.slot : importCopy.now
}

type Props = { row: ImportRow; badge: ReactNode; children?: ReactNode }

/** A row of a table: what becomes of it, and why. */
export const ReportRow = ({ row, badge, children }: Props) => (
  <li className="grid grid-cols-1 gap-1 py-3">
    <div className="flex items-baseline justify-between gap-3">
      <span className="text-caption text-ink-3">{importCopy.line(row.line)}</span>
      {badge}
    </div>
    <p className="line-clamp-2 wrap-anywhere">{postTitle(row.text) || copy.untitled}</p>
    {children}
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
