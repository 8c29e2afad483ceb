import { Redo2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { editorCopy } from '../copy.ts'
import type { ReelDocument } from '../document/use-reel-document.ts'
import { SaveNote } from './save-note.tsx'

const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'))

const Restored = ({ reel, isNew }: { reel: ReelDocument; isNew: boolean }) => (
  <Banner
    tone="info"
    title={editorCopy.restored.text}
    action={
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={reel.keepRestored}>
          {editorCopy.restored.keep}
        </Button>
        <Button size="sm" variant="ghost" onClick={reel.startOver}>
          {isNew ? editorCopy.restored.startOver : editorCopy.restored.discard}
        </Button>
      </div>
    }
  />
)

/** How safe the work is, and the way back. */
export const DocumentBar = ({ reel, isNew }: { reel: ReelDocument; isNew: boolean }) => {
  const [isComparing, setIsComparing] = useState(false)
  const { saveState } = reel
  const settle = (choose: () => unknown) => () => {
    setIsComparing(false)
    void choose()
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex min-h-11 items-center gap-1">
        <div className="min-w-0 flex-1">
          <SaveNote state={saveState} />
        </div>
        {saveState.kind === 'conflict' ? (
          <Button size="sm" variant="secondary" onClick={() => setIsComparing(true)}>
            {editorCopy.save.compare}
          </Button>
        ) : null}
        {saveState.kind === 'refused' ? (
          <Button size="sm" variant="secondary" onClick={() => void reel.save()}>
            {editorCopy.save.retry}
          </Button>
        ) : null}
        <IconButton
          label={editorCopy.undo}
          disabled={!reel.canUndo}
          icon={<Undo2 aria-hidden="true" className="size-5" />}
          onClick={reel.undo}
        />
        <IconButton
          label={editorCopy.redo}
          disabled={!reel.canRedo}
          icon={<Redo2 aria-hidden="true" className="size-5" />}
          onClick={reel.redo}
        />
      </div>
      {reel.isRestored ? <Restored reel={reel} isNew={isNew} /> : null}
      {isComparing && saveState.kind === 'conflict' ? (
        <Suspense>
          <ConflictDialog
            theirs={saveState.theirs}
            mine={reel.draft}
            onKeepMine={settle(() => reel.keepMine(saveState.theirs))}
            onTakeTheirs={settle(() => reel.takeTheirs(saveState.theirs))}
            onApart={settle(reel.saveApart)}
            onClose={() => setIsComparing(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
