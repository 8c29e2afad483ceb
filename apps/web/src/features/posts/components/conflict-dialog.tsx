import type { Post } from '@kadr/contract/posts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { composerCopy } from '../composer-copy.ts'
import { type ComposerForm, toForm } from '../model/composer-form.ts'
import { describeForm } from '../model/describe-form.ts'

type Props = {
  theirs: Post
  mine: ComposerForm
  onKeepMine: () => void
  onTakeTheirs: () => void
  onApart: () => void
  onClose: () => void
}
const { conflict: copy } = composerCopy

const Side = ({ label, form, isMine }: { label: string; form: ComposerForm; isMine: boolean }) => (
  <div
    className={`grid grid-cols-1 content-start gap-1 rounded-control p-3 text-label ${isMine ? 'bg-accent-soft' : 'bg-sunken'}`}
  >
    <p className="text-caption text-ink-2">{label}</p>
    <p className="line-clamp-6 whitespace-pre-wrap wrap-anywhere">{form.text || copy.noText}</p>
    <p className="text-caption text-ink-2">{describeForm(form)}</p>
  </div>
)

/** Two people wrote at once: both texts side by side, and nothing is lost whatever is chosen. */
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
        <Side label={copy.theirs} form={toForm(theirs)} isMine={false} />
        <Side label={copy.mine} form={mine} isMine />
      </div>
    </Dialog>
  )
}
