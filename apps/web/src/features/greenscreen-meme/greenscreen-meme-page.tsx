import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { EditorGate } from '../../reel-editor/components/editor-gate.tsx'
import { useBornReel } from '../../reel-editor/model/use-born-reel.ts'
import { copy } from './copy.ts'
import { newDraft } from './model/meme-form.ts'
import { readMemeSearch } from './model/meme-search.ts'

const MemeScreen = lazy(() => import('./components/meme-screen.tsx'))

export default function GreenscreenMemePage() {
  const { reel: reelId } = useSearch({
    from: '/app/reels/greenscreen-memes',
    select: readMemeSearch,
    structuralSharing: true,
  })
  const navigate = useNavigate()
  const { openedId, onSaved } = useBornReel(reelId, (id) => {
    void navigate({ to: '/reels/greenscreen-memes', search: { reel: id }, replace: true })
  })
  const [initial] = useState(newDraft)
  return (
    <EditorGate title={copy.title} reelId={openedId} isWaiting={false}>
      {({ reel, workspaceId }) => (
        <MemeScreen
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
