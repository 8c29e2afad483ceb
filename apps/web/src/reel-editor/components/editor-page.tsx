import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useRef } from 'react'
import type { ReelStart } from '../document/reel-start.ts'
import { useBornReel } from '../model/use-born-reel.ts'
import type { EditorStart } from '../model/use-reel-editor.ts'
import { EditorGate } from './editor-gate.tsx'

type Props = {
  title: string
  to:
    | '/reels/greenscreen-memes'
    | '/reels/product-demo'
    | '/reels/slideshow'
    | '/reels/talking-head'
  /** The reel that is opened; undefined for a new one. */
  reelId: string | undefined
  /** What a new one begins with; undefined until that is known. */
  begin: () => ReelStart | undefined
  Screen: ComponentType<EditorStart>
}

/** The page of an editor: its reel or a new one, which stays as it is when its first save gives it an address. */
export const EditorPage = ({ title, to, reelId, begin, Screen }: Props) => {
  const navigate = useNavigate()
  const { openedId, onSaved } = useBornReel(reelId, (id) => {
    void navigate({ to, search: { reel: id }, replace: true })
  })
  const start = useRef<ReelStart>(undefined)
  start.current ??= begin()
  const initial = start.current
  return (
    <EditorGate title={title} reelId={openedId} isWaiting={!initial}>
      {({ reel, workspaceId }) =>
        initial ? (
          <Screen
            key={`${workspaceId} ${openedId ?? 'new'}`}
            reel={reel}
            workspaceId={workspaceId}
            initial={initial.untouched}
            begun={initial.draft}
            resources={reel?.resources ?? initial.resources}
            onSaved={onSaved}
          />
        ) : null
      }
    </EditorGate>
  )
}
