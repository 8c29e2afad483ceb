import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { EditorGate } from '../../reel-editor/components/editor-gate.tsx'
import { useBornReel } from '../../reel-editor/model/use-born-reel.ts'
import { copy } from './copy.ts'
import { newDraft } from './model/new-draft.ts'
import { readTalkingHeadSearch } from './model/talking-head-search.ts'

const TalkingHeadScreen = lazy(() => import('./components/talking-head-screen.tsx'))

export default function TalkingHeadPage() {
  const { reel: reelId } = useSearch({
    from: '/app/reels/talking-head',
    select: readTalkingHeadSearch,
    structuralSharing: true,
  })
  const navigate = useNavigate()
  const { openedId, onSaved } = useBornReel(reelId, (id) => {
    void navigate({ to: '/reels/talking-head', search: { reel: id }, replace: true })
  })
  const [initial] = useState(newDraft)
  return (
    <EditorGate title={copy.title} reelId={openedId} isWaiting={false}>
      {({ reel, workspaceId }) => (
        <TalkingHeadScreen
          key={`${workspaceId} ${openedId ?? 'new'}`}
          reel={reel}
          workspaceId={workspaceId}
          initial={initial}
          begun={initial}
          resources={reel?.resources ?? []}
          onSaved={onSaved}
        />
      )}
    </EditorGate>
  )
}
