import { ChipChoice } from '../../../../reel-editor/settings/chip-choice.tsx'
import { setMusic } from '../../../../reel-editor/settings/music-settings.tsx'
import { SoundSettings } from '../../../../reel-editor/settings/sound-settings.tsx'
import { copy } from '../copy.ts'
import type { MemeEditor } from '../model/edited-meme.ts'

const putMusic = setMusic(70)
const MODES = (['kept', 'replaced', 'mixed'] as const).map((value) => ({
  value,
  label: copy.sound.modes[value],
}))

export default function MemeSound({ editor }: { editor: MemeEditor }) {
  const { form, update } = editor
  const hasClip = Boolean(form.reaction?.asset)
  return (
    <SoundSettings
      editor={editor}
      putMusic={putMusic}
      hasMusic={!(hasClip && form.sound === 'kept')}
      before={
        hasClip ? (
          <ChipChoice
            label={copy.sound.mode}
            options={MODES}
            value={form.sound}
            onChange={(value) => update((before) => ({ ...before, sound: value }))}
          />
        ) : null
      }
    />
  )
}
