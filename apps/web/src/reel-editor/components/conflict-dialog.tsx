import type { Reel } from '@kadr/contract/reels'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { editorCopy } from '../copy.ts'
import { describeDraft } from '../document/describe-draft.ts'
import type { ReelDraft } from '../document/reel-draft.ts'

type Props = {
  theirs: Reel
  mine: ReelDraft
  onKeepMine: () => void
  onTakeTheirs: () => void
  onApart: () => void
  onClose: () => void
}
const { conflict: copy } = editorCopy

const Side = ({ label, draft, isMine }: { label: string; draft: ReelDraft; isMine: boolean }) => (
  <div
    className={`grid grid-cols-1 content-start gap-1 rounded-control p-3 text-label ${isMine ? 'bg-accent-soft' : 'bg-sunken'}`}
  >
    <p className="text-caption text-ink-2">{label}</p>
    <p className="font-medium wrap-anywhere">{draft.title}</p>
    <p className="line-clamp-6 whitespace-pre-wrap wrap-anywhere">{describeDraft(draft)}</p>
  </div>
)

/** Two windows changed one reel: both side by side, and nothing is lost whatever is chosen. */
export default function ConflictDialog(props: Props) {
  const { theirs, mine, onKeepMine, onTakeTheirs, onApart, onClose } = props
  return (
    <Dialog
      open
      size="lg"
      title={copy.title}
      description={copy.text}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onApart}>
            {copy.apart}
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {copy.takeTheirs}
          </Button>
          <Button onClick={onKeepMine}>{copy.keepMine}</Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Side label={copy.theirs} draft={theirs} isMine={false} />
        <Side label={copy.mine} draft={mine} isMine />
      </div>
    </Dialog>
  )
}
