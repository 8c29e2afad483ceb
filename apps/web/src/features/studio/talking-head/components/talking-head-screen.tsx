import { talkingHeadFromWords } from '@kadr/scene/kinds/talking-head/from-words'
import { lazy } from 'react'
import { useReelHelp } from '../../../../ai/reel-help/use-reel-help.tsx'
import { EditorFrame } from '../../../../reel-editor/frame/editor-frame.tsx'
import { EditorTabs } from '../../../../reel-editor/frame/editor-tabs.tsx'
import { type EditorStart, useReelEditor } from '../../../../reel-editor/frame/use-reel-editor.ts'
import { copy } from '../copy.ts'
import { EDITED_TALKING_HEAD } from '../model/edited-talking-head.ts'
import { ScriptSettings } from './script-settings.tsx'

const PresenterSettings = lazy(() => import('./presenter-settings.tsx'))
const StyleSettings = lazy(() => import('./style-settings.tsx'))
const CaptionSettings = lazy(() => import('../../../../reel-editor/settings/caption-settings.tsx'))
const InsertSettings = lazy(() => import('./insert-settings.tsx'))
const SoundSettings = lazy(() => import('./talking-head-sound.tsx'))

export default function TalkingHeadScreen(props: EditorStart) {
  const talking = useReelEditor(EDITED_TALKING_HEAD, props)
  const { form } = talking
  const isSilent = form.voice === null
  const help = useReelHelp({
    editor: talking,
    handlersOf: ({ done }) => ({
      talking_head: (written) => {
        talking.update((before) => talkingHeadFromWords({ form: before, words: written }))
        done(written)
      },
    }),
  })
  const tab = (value: 'captions' | 'inserts' | 'look' | 'presenter' | 'script' | 'sound') => ({
    value,
    label: copy.tabs[value],
  })
  return (
    <EditorFrame editor={talking} isNew={!props.reel} isBlank={isSilent} after={help.caption}>
      <EditorTabs
        label={copy.tabs.label}
        tabs={[
          {
            ...tab('script'),
            content: () => <ScriptSettings talking={talking} help={help.button('speech')} />,
          },
          { ...tab('presenter'), content: () => <PresenterSettings talking={talking} /> },
          { ...tab('look'), content: () => <StyleSettings talking={talking} /> },
          {
            ...tab('captions'),
            content: () => (
              <CaptionSettings
                captions={form.captions}
                onChange={(part) =>
                  talking.update((before) => ({
                    ...before,
                    captions: { ...before.captions, ...part },
                  }))
                }
              />
            ),
          },
          { ...tab('inserts'), content: () => <InsertSettings talking={talking} /> },
          { ...tab('sound'), content: () => <SoundSettings talking={talking} /> },
        ]}
      />
      {help.dialog}
      {isSilent && form.script.trim() !== '' ? (
        <p className="text-caption text-ink-2">{copy.needVoice}</p>
      ) : null}
    </EditorFrame>
  )
}
