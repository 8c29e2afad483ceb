import { findMusic, isStyleMusic } from '@kadr/scene/director/schedule'
import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { EffectsSwitch } from '../../../reel-editor/components/effects-switch.tsx'
import { MusicSettings, setMusic } from '../../../reel-editor/components/music-settings.tsx'
import { copy } from '../copy.ts'
import type { MemeEditor } from '../model/edited-meme.ts'

const put = setMusic(70)
const MODES = (['kept', 'replaced', 'mixed'] as const).map((value) => ({
  value,
  label: copy.sound.modes[value],
}))

export default function MemeSound({ editor }: { editor: MemeEditor }) {
  const { form, update } = editor
  return (
    <div className="grid grid-cols-1 gap-4">
      {form.reaction?.asset ? (
        <ChipChoice
          label={copy.sound.mode}
          options={MODES}
          value={form.sound}
          onChange={(value) => update((before) => ({ ...before, sound: value }))}
        />
      ) : null}
      {form.sound === 'kept' && form.reaction?.asset ? null : (
        <MusicSettings
          editor={editor}
          put={put}
          playing={findMusic(form)?.asset}
          isSuited={({ id }) => isStyleMusic(form, id)}
        />
      )}
      <EffectsSwitch editor={editor} />
    </div>
  )
}
