import type { Aspect } from '@kadr/contract/scene'
import { type ReactNode, useState } from 'react'
import { useEditorKeys } from '../model/use-editor-keys.ts'
import type { ReelEditor } from '../model/use-reel-editor.ts'
import { PlayerControls } from '../player/player-controls.tsx'
import { SceneView } from '../player/scene-view.tsx'
import { DocumentBar } from './document-bar.tsx'
import { RenderBar } from './render-bar.tsx'

const OUTPUTS = ['video'] as const

type Props<Form extends { aspect: Aspect }> = {
  editor: ReelEditor<Form>
  isNew: boolean
  /** Nothing to render yet; `hint` lies over the picture then. */
  isBlank: boolean
  hint?: ReactNode
  /** What lies over the picture otherwise. */
  over?: ReactNode
  /** What is for later, when the reel is made. */
  after?: ReactNode
  children: ReactNode
}

/** The picture on one side, what can be changed on the other; on a phone one above the other. */
export function EditorFrame<Form extends { aspect: Aspect }>({
  editor,
  isNew,
  isBlank,
  hint,
  over,
  after,
  children,
}: Props<Form>) {
  const { reel, form, player } = editor
  const [areZonesShown, setAreZonesShown] = useState(false)
  useEditorKeys((action) => {
    if (action === 'play') return player?.getState().isPlaying ? player.pause() : player?.play()
    if (action === 'undo') return reel.undo()
    if (action === 'redo') return reel.redo()
  })
  return (
    <div className="grid grid-cols-1 gap-2 lg:gap-4">
      <DocumentBar reel={reel} isNew={isNew} />
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-start lg:gap-6">
        <div className="grid grid-cols-1 gap-1 max-lg:sticky max-lg:top-[calc(56px+var(--safe-top))] max-lg:z-10 max-lg:-mx-4 max-lg:bg-canvas max-lg:px-4 max-lg:pt-1">
          <div className="h-[31dvh] lg:h-[calc(100dvh-17rem)]">
            <SceneView player={player} aspect={form.aspect} areZonesShown={areZonesShown}>
              {isBlank ? hint : over}
            </SceneView>
          </div>
          <PlayerControls
            player={player}
            areZonesShown={areZonesShown}
            onZonesChange={setAreZonesShown}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-3">
          {children}
          <RenderBar save={reel.save} outputs={OUTPUTS} isDisabled={isBlank} />
          {after}
        </div>
      </div>
    </div>
  )
}
