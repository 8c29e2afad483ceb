import type { FootageFacts } from '@kadr/contract/studio/footage'
import type { FootagePiece } from '@kadr/contract/studio/scene/scene'
import { ScanFace } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { DocumentBar } from '../../../../reel-editor/frame/document-bar.tsx'
import { useEditorKeys } from '../../../../reel-editor/frame/use-editor-keys.ts'
import { PlayerControls } from '../../../../reel-editor/player/player-controls.tsx'
import { SceneView } from '../../../../reel-editor/player/scene-view.tsx'
import { RenderBar } from '../../../../reel-editor/render/render-bar.tsx'
import { copy } from '../copy.ts'
import type { OwnVideoEditor } from '../model/edited-own-video.ts'
import { CleanupSwitches } from './cleanup-switches.tsx'

const VIDEO = ['video'] as const

type Props = {
  editor: OwnVideoEditor
  isNew: boolean
  facts: FootageFacts | undefined
  pieces: readonly FootagePiece[]
  /** The words, on a wide screen a column of their own. */
  words: ReactNode
  isWordsTab: boolean
  /** The other settings with the tabs that choose them. */
  settings: ReactNode
  timeline: ReactNode
}

const FaceBadge = ({ editor, facts }: Pick<Props, 'editor' | 'facts'>) =>
  editor.form.framing.mode === 'face' && facts?.faces?.looks.some((look) => look !== null) ? (
    <p className="pointer-events-none absolute top-2 left-2 flex items-center gap-1 rounded-chip bg-night/75 px-2 py-1 text-caption font-medium text-on-night max-lg:hidden">
      <ScanFace aria-hidden="true" className="size-3.5" />
      {copy.frame.modes.face}
    </p>
  ) : null

/** The words beside the preview, the settings beside both; on a phone one below another. */
export const OwnVideoFrame = (props: Props) => {
  const { editor, isNew, facts, pieces, words, isWordsTab, settings, timeline } = props
  const { reel, form, player } = editor
  const [areZonesShown, setAreZonesShown] = useState(false)
  useEditorKeys((action) => {
    if (action === 'play') return player?.getState().isPlaying ? player.pause() : player?.play()
    if (action === 'undo') return reel.undo()
    if (action === 'redo') return reel.redo()
  })
  const after = pieces.reduce((sum, { from, until }) => sum + until - from, 0)
  return (
    <div className="grid grid-cols-1 gap-2 lg:gap-3">
      <DocumentBar reel={reel} isNew={isNew} />
      <p className="-mt-2 text-caption text-ink-2 tabular-nums">
        {copy.was((form.source?.ms ?? 0) / 1000, after)}. {copy.whole}.
      </p>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(15rem,19rem)] lg:items-start xl:grid-cols-[minmax(0,1.25fr)_minmax(14rem,18rem)_minmax(18rem,20rem)]">
        <div className="flex gap-3 lg:order-2 lg:grid lg:grid-cols-1 max-lg:sticky max-lg:top-[calc(56px+var(--safe-top))] max-lg:z-10 max-lg:-mx-4 max-lg:bg-canvas max-lg:px-4 max-lg:py-1">
          <div className="h-[min(30dvh,16rem)] shrink-0 lg:h-[min(32rem,calc(100dvh-22rem))] max-lg:[@media(max-height:44rem)]:h-[24dvh]">
            <SceneView player={player} aspect={form.aspect} areZonesShown={areZonesShown}>
              <FaceBadge editor={editor} facts={facts} />
            </SceneView>
          </div>
          <div className="grid min-w-0 flex-1 grid-cols-1 content-between gap-2">
            {facts ? (
              <div className="lg:hidden">
                <CleanupSwitches editor={editor} facts={facts} />
              </div>
            ) : null}
            <PlayerControls
              player={player}
              areZonesShown={areZonesShown}
              onZonesChange={setAreZonesShown}
            />
          </div>
        </div>
        <div
          className={`grid min-w-0 grid-cols-1 gap-3 lg:order-1 ${isWordsTab ? 'max-lg:order-4' : 'max-lg:hidden'}`}
        >
          {words}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-3 max-xl:lg:col-span-2 max-lg:order-3 lg:order-3">
          {settings}
        </div>
      </div>
      {timeline}
      <RenderBar
        reel={reel}
        outputs={VIDEO}
        isDisabled={form.source === null}
        focusGap={() => false}
      />
    </div>
  )
}
