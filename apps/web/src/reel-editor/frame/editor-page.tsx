import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { useCurrentWorkspace } from '../../platform/session/current-workspace.ts'
import type { ReelStart } from '../document/reel-draft.ts'
import { useBrandedStart } from '../document/workspace-brand.ts'
import { EditorGate } from './editor-gate.tsx'
import type { EditorStart } from './use-reel-editor.ts'

type Props = {
  title: string
  to:
    | '/reels/greenscreen-memes'
    | '/reels/own-video'
    | '/reels/product-demo'
    | '/reels/slideshow'
    | '/reels/talking-head'
  /** Undefined for a new reel. */
  reelId: string | undefined
  /** The start of a new reel; undefined while loading. */
  begin: () => ReelStart | undefined
  Screen: ComponentType<EditorStart>
}

type Session = {
  number: number
  workspaceId: string | undefined
  /** The reel of the current address. */
  reelId: string | undefined
  /** The reel the editor was opened with. */
  openedId: string | undefined
  /** The reel created in this session; the address follows. */
  createdId: string | undefined
  start: ReelStart | undefined
}

/** The first save changes the address without a remount; any other address or workspace starts a new session. */
const useSession = ({ reelId, begin: beginPlain }: Pick<Props, 'begin' | 'reelId'>) => {
  const workspaceId = useCurrentWorkspace()?.id
  const begin = useBrandedStart(beginPlain)
  const [session, setSession] = useState<Session>(() => ({
    number: 0,
    workspaceId,
    reelId,
    openedId: reelId,
    createdId: undefined,
    start: undefined,
  }))
  if (session.reelId !== reelId || session.workspaceId !== workspaceId) {
    const isCreatedHere =
      reelId !== undefined && reelId === session.createdId && session.workspaceId === workspaceId
    setSession(
      isCreatedHere
        ? { ...session, reelId }
        : {
            number: session.number + 1,
            workspaceId,
            reelId,
            openedId: reelId,
            createdId: undefined,
            start: undefined,
          },
    )
  } else if (!session.start) {
    const start = begin()
    if (start) setSession({ ...session, start })
  }
  return {
    session,
    setCreatedId: (createdId: string) => setSession((now) => ({ ...now, createdId })),
  }
}

export const EditorPage = ({ title, to, reelId, begin, Screen }: Props) => {
  const navigate = useNavigate()
  const { session, setCreatedId } = useSession({ reelId, begin })
  const { number, openedId, createdId, start } = session
  const onSaved = (id: string) => {
    if (id === reelId || id === createdId) return
    setCreatedId(id)
    void navigate({ to, search: { reel: id }, replace: true })
  }
  return (
    <EditorGate title={title} reelId={openedId} isWaiting={!start}>
      {({ reel, owner }) =>
        start ? (
          <Screen
            key={`${owner.workspaceId} ${number}`}
            reel={reel}
            owner={owner}
            initial={start.untouched}
            begun={start.draft}
            resources={reel?.resources ?? start.resources}
            onSaved={onSaved}
          />
        ) : null
      }
    </EditorGate>
  )
}
