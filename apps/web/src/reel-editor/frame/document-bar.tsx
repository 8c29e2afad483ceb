import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import { Link } from '@tanstack/react-router'
import { LayoutTemplate, Redo2, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { documentCopy } from '../../documents/copy.ts'
import { LeaveGuard } from '../../documents/leave-guard.tsx'
import { PresenceNote } from '../../documents/presence-note.tsx'
import { RestoredBanner } from '../../documents/restored-banner.tsx'
import { SaveNote } from '../../documents/save-note.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { editorCopy } from '../copy.ts'
import type { ReelDocument } from '../document/use-reel-document.ts'

const ReelConflict = lazy(() => import('./reel-conflict.tsx'))

type TemplateProps = { reelId: string | undefined; kind: ReelKindName; isNew: boolean }

/** A reel that is saved becomes a template; one that is not yet begun may be made of one. */
const TemplateLink = ({ reelId, kind, isNew }: TemplateProps) => {
  if (reelId === undefined && !isNew) return null
  const icon = <LayoutTemplate aria-hidden="true" className="size-5" />
  const label = reelId === undefined ? editorCopy.ofTemplate : editorCopy.saveTemplate
  return (
    <LinkButton asChild variant="ghost" size="sm">
      <Link to="/reels/templates" search={reelId === undefined ? { kind } : { save: reelId }}>
        {icon}
        <span className="max-sm:sr-only">{label}</span>
      </Link>
    </LinkButton>
  )
}

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
            {documentCopy.conflict.open}
          </Button>
        ) : null}
        {saveState.kind === 'refused' ? (
          <Button size="sm" variant="secondary" onClick={() => void reel.save()}>
            {editorCopy.save.retry}
          </Button>
        ) : null}
        <TemplateLink reelId={reel.id} kind={reel.draft.content.kind} isNew={isNew} />
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
      {reel.id ? <PresenceNote kind="reel" id={reel.id} /> : null}
      {reel.isRestored ? (
        <RestoredBanner isNew={isNew} onKeep={reel.keepRestored} onStartOver={reel.startOver} />
      ) : null}
      <LeaveGuard isHeld={reel.isHeld} />
      {isComparing && saveState.kind === 'conflict' ? (
        <Suspense>
          <ReelConflict
            theirs={saveState.theirs.draft}
            mine={reel.draft}
            onKeepMine={settle(reel.keepMine)}
            onAcceptTheirs={settle(reel.acceptTheirs)}
            onApart={settle(reel.saveApart)}
            onClose={() => setIsComparing(false)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
