import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  texts: {
    title: string
    text: string
    theirs: string
    mine: string
    keepMine: string
    takeTheirs: string
    apart: string
  }
  theirs: ReactNode
  mine: ReactNode
  onKeepMine: () => void
  onTakeTheirs: () => void
  onApart: () => void
  onClose: () => void
}

const SIDE = 'grid grid-cols-1 content-start gap-1 rounded-control p-3 text-label'

/** One thing changed in two places: both side by side, and nothing is lost whatever is chosen. */
export const ConflictDialog = ({ texts, theirs, mine, onClose, ...choices }: Props) => (
  <Dialog
    open
    size="lg"
    title={texts.title}
    description={texts.text}
    onOpenChange={onClose}
    footer={
      <>
        <Button variant="ghost" onClick={choices.onApart}>
          {texts.apart}
        </Button>
        <Button variant="secondary" onClick={choices.onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
        <Button onClick={choices.onKeepMine}>{texts.keepMine}</Button>
      </>
    }
  >
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <div className={`${SIDE} bg-sunken`}>
        <p className="text-caption text-ink-2">{texts.theirs}</p>
        {theirs}
      </div>
      <div className={`${SIDE} bg-accent-soft`}>
        <p className="text-caption text-ink-2">{texts.mine}</p>
        {mine}
      </div>
    </div>
  </Dialog>
)
