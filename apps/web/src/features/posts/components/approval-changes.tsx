import { describeMoment } from '../../../platform/moment.ts'
import { useChangesSinceApproval } from '../api/discussion.calls.ts'
import { discussionCopy } from '../discussion-copy.ts'
import { groupChanges, type SameChange } from '../model/group-changes.ts'

const { changes: copy } = discussionCopy

type SideProps = { title: string; text: string; media: readonly (string | null)[] }

const Side = ({ title, text, media }: SideProps) => (
  <div className="grid min-w-0 grid-cols-1 content-start gap-1.5 rounded-control bg-surface p-2">
    <p className="text-caption text-ink-3">{title}</p>
    <p className="text-label wrap-anywhere whitespace-pre-wrap">{text || copy.noText}</p>
    <div className="flex flex-wrap gap-1">
      {media.map((url, index) =>
        url === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
          <img key={index} src={url} alt="" className="h-16 w-auto rounded-chip" />
        ),
      )}
    </div>
  </div>
)

const Change = ({ change: { accounts, change } }: { change: SameChange }) => (
  <li className="grid grid-cols-1 gap-1">
    <p className="text-label font-medium">{accounts.join(', ')}</p>
    <div className="grid grid-cols-2 gap-2">
      <Side title={copy.before} text={change.textBefore} media={change.mediaBefore} />
      <Side title={copy.now} text={change.textNow} media={change.mediaNow} />
    </div>
  </li>
)

type Props = { postId: string; timeZone: string }

/** The words and pictures somebody approved beside those of today. */
export const ApprovalChanges = ({ postId, timeZone }: Props) => {
  const { data } = useChangesSinceApproval(postId)
  if (!data?.approvedAt || data.targets.length === 0) return null
  const at = describeMoment({ at: new Date(data.approvedAt), now: new Date(), timeZone })
  return (
    <section aria-label={copy.title} className="grid grid-cols-1 gap-2">
      <p className="font-medium">{copy.title}</p>
      <p className="text-caption text-ink-3">
        {copy.by(data.approvedBy ?? discussionCopy.gone, at)}
      </p>
      <ul className="grid grid-cols-1 gap-3">
        {groupChanges(data.targets).map((same) => (
          <Change key={same.change.targetId} change={same} />
        ))}
      </ul>
    </section>
  )
}
