import type { RouteData } from '@kadr/contract/base/route'
import type { getChangesSinceApproval } from '@kadr/contract/publishing/post-approval'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { discussionCopy } from './copy.ts'
import { groupChanges, type SameChange } from './group-changes.ts'
import { type Piece, wordChanges } from './word-changes.ts'

const { changes: copy } = discussionCopy

const MARKS = {
  before: { Mark: 'del', className: 'rounded-sm bg-failed-soft no-underline' },
  now: { Mark: 'ins', className: 'rounded-sm bg-published-soft no-underline' },
} as const

type SideProps = { side: keyof typeof MARKS; pieces: Piece[]; media: readonly (string | null)[] }

const Side = ({ side, pieces, media }: SideProps) => {
  const { Mark, className } = MARKS[side]
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5 rounded-control bg-surface p-2">
      <p className="text-caption text-ink-3">{copy[side]}</p>
      <p className="text-label wrap-anywhere whitespace-pre-wrap">
        {pieces.length === 0 ? copy.noText : null}
        {pieces.map(({ text, isChanged }, index) =>
          isChanged ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
            <Mark key={index} className={className}>
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </p>
      <div className="flex flex-wrap gap-1 empty:hidden">
        {media.map((url, index) =>
          url === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
            <img key={index} src={url} alt="" className="h-16 w-auto rounded-chip" />
          ),
        )}
      </div>
    </div>
  )
}

const Change = ({ change: { accounts, change } }: { change: SameChange }) => {
  const words = wordChanges(change.textBefore, change.textNow)
  return (
    <li className="grid grid-cols-1 gap-1">
      <p className="text-label font-medium">{accounts.join(', ')}</p>
      <div className="grid grid-cols-2 gap-2">
        <Side side="before" pieces={words.before} media={change.mediaBefore} />
        <Side side="now" pieces={words.now} media={change.mediaNow} />
      </div>
    </li>
  )
}

type Props = { changes: RouteData<typeof getChangesSinceApproval>; timeZone: string }

/** The approved text and pictures beside the current ones. */
export const ApprovalChanges = ({ changes, timeZone }: Props) => {
  const { approvedAt, approvedBy, targets } = changes
  if (!approvedAt || targets.length === 0) return null
  const at = describeMoment({ at: new Date(approvedAt), now: new Date(), timeZone })
  return (
    <section aria-label={copy.title} className="grid grid-cols-1 gap-2">
      <p className="font-medium">{copy.title}</p>
      <p className="text-caption text-ink-3">{copy.by(approvedBy ?? discussionCopy.gone, at)}</p>
      <ul className="grid grid-cols-1 gap-3">
        {groupChanges(targets).map((same) => (
          <Change key={same.change.targetId} change={same} />
        ))}
      </ul>
    </section>
  )
}
