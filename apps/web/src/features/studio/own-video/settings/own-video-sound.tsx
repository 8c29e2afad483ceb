import { setMusic } from '../../../../reel-editor/settings/music-settings.tsx'
import { SoundSettings } from '../../../../reel-editor/settings/sound-settings.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { copy as texts } from '../copy.ts'
import type { OwnVideoEditor } from '../model/edited-own-video.ts'

const { sound: copy } = texts

/** Music under a voice starts at a quarter. */
const putMusic = setMusic(25)

export default function OwnVideoSound({ editor }: { editor: OwnVideoEditor }) {
  return (
    <SoundSettings
      editor={editor}
      putMusic={putMusic}
      before={
        <Switch
          label={copy.even}
          hint={copy.evenHint}
          checked={editor.form.isVoiceEven}
          onChange={({ target }) =>
            editor.update((before) => ({ ...before, isVoiceEven: target.checked }))
          }
        />
      }
    />
  )
}
