import type { Resource } from '@kadr/contract/resources'
import { useState } from 'react'
import { DocumentBar } from '../../../reel-editor/components/document-bar.tsx'
import { RenderBar } from '../../../reel-editor/components/render-bar.tsx'
import type { DocumentStart } from '../../../reel-editor/document/use-reel-document.ts'
import { useEditorKeys } from '../../../reel-editor/model/use-editor-keys.ts'
import { PlayerControls } from '../../../reel-editor/player/player-controls.tsx'
import { SceneView } from '../../../reel-editor/player/scene-view.tsx'
import { copy } from '../copy.ts'
import { useTalkingHead } from '../model/use-talking-head.ts'
import { SettingsPanel } from './settings-panel.tsx'

const OUTPUTS = ['video'] as const

type Props = Omit<DocumentStart, 'kind'> & { resources: readonly Resource[] }

export default function TalkingHeadScreen(props: Props) {
  const talking = useTalkingHead(props)
  const { reel, form, player } = talking
  const [areZonesShown, setAreZonesShown] = useState(false)
  useEditorKeys((action) => {
    if (action === 'undo') return reel.undo()
    if (action === 'redo') return reel.redo()
    if (action === 'play') return player?.getState().isPlaying ? player.pause() : player?.play()
  })
  const isSilent = form.voice === null
  return (
    <div className="grid grid-cols-1 gap-2 lg:gap-4">
      <DocumentBar reel={reel} isNew={!props.reel} />
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_28rem] lg:items-start lg:gap-6">
        <div className="grid grid-cols-1 gap-1 max-lg:sticky max-lg:top-[calc(56px+var(--safe-top))] max-lg:z-10 max-lg:-mx-4 max-lg:bg-canvas max-lg:px-4 max-lg:pb-1">
          <div className="h-[min(38dvh,26rem)] lg:h-[calc(100dvh-15rem)]">
            <SceneView player={player} aspect={form.aspect} areZonesShown={areZonesShown} />
          </div>
          <PlayerControls
            player={player}
            areZonesShown={areZonesShown}
            onZonesChange={setAreZonesShown}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-3">
          <SettingsPanel talking={talking} />
          {isSilent && form.script.trim() !== '' ? (
            <p className="text-caption text-ink-2">{copy.needVoice}</p>
          ) : null}
          <RenderBar save={reel.save} outputs={OUTPUTS} isDisabled={isSilent} />
        </div>
      </div>
    </div>
  )
}
