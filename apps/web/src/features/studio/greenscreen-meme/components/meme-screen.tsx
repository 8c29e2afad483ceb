import { memeFromWords } from '@kadr/scene/kinds/greenscreen-meme/from-words'
import { Smile } from 'lucide-react'
import { lazy } from 'react'
import { useReelHelp } from '../../../../ai/reel-help/use-reel-help.tsx'
import { BlankHint, EditorFrame } from '../../../../reel-editor/frame/editor-frame.tsx'
import { EditorTabs } from '../../../../reel-editor/frame/editor-tabs.tsx'
import { type EditorStart, useReelEditor } from '../../../../reel-editor/frame/use-reel-editor.ts'
import { copy } from '../copy.ts'
import { EDITED_MEME } from '../model/edited-meme.ts'
import { findObject, putObject } from '../model/meme-form.ts'
import { usePicking } from '../model/use-picking.ts'
import { OverPreview } from './over-preview.tsx'
import { ReactionSettings } from './reaction-settings.tsx'

const BackgroundSettings = lazy(() => import('./background-settings.tsx'))
const TextSettings = lazy(() => import('./text-settings.tsx'))
const StyleSettings = lazy(() => import('./style-settings.tsx'))
const SoundSettings = lazy(() => import('./meme-sound.tsx'))

/** One step of undo. */
const FILLED = 'filled'

export default function MemeScreen(props: EditorStart) {
  const editor = useReelEditor(EDITED_MEME, props)
  const picking = usePicking()
  const help = useReelHelp({
    editor,
    handlersOf: ({ done }) => ({
      meme: (words) => {
        const make = (form: typeof editor.form) => memeFromWords({ form, words })
        editor.update(make, FILLED)
        // The object comes later: what is typed meanwhile stays.
        void findObject(make(editor.form)).then((object) =>
          editor.update((before) => putObject(before, object), FILLED),
        )
        done()
      },
    }),
  })
  const tab = (value: 'background' | 'look' | 'reaction' | 'sound' | 'text') => ({
    value,
    label: copy.tabs[value],
  })
  return (
    <EditorFrame
      editor={editor}
      isNew={!props.reel}
      isBlank={editor.form.reaction === null}
      hint={<BlankHint icon={Smile} title={copy.blank.title} text={copy.blank.text} />}
      over={<OverPreview editor={editor} picking={picking} />}
    >
      <EditorTabs
        label={copy.tabs.label}
        tabs={[
          {
            ...tab('reaction'),
            content: () => <ReactionSettings editor={editor} picking={picking} />,
          },
          { ...tab('background'), content: () => <BackgroundSettings editor={editor} /> },
          {
            ...tab('text'),
            content: () => <TextSettings editor={editor} help={help.button('meme')} />,
          },
          { ...tab('look'), content: () => <StyleSettings editor={editor} /> },
          { ...tab('sound'), content: () => <SoundSettings editor={editor} /> },
        ]}
      />
      {help.dialog}
    </EditorFrame>
  )
}
