import type { Resource } from '@kadr/contract/resources'
import { ChipChoice } from '../../../reel-editor/components/chip-choice.tsx'
import { MusicChooser } from '../../../reel-editor/components/music-chooser.tsx'
import { RangeField } from '../../../reel-editor/components/range-field.tsx'
import { editorCopy } from '../../../reel-editor/copy.ts'
import { copy } from '../copy.ts'
import type { MemeEditor } from '../model/edited-meme.ts'

const VOLUME = 70
const MODES = (['kept', 'replaced', 'mixed'] as const).map((value) => ({
  value,
  label: copy.sound.modes[value],
}))

export default function SoundSettings({ editor }: { editor: MemeEditor }) {
  const { form, store, update, addResources } = editor
  const { music, sound } = form
  const choose = (resource: Resource | null) => {
    if (resource) addResources([resource])
    update((before) => ({
      ...before,
      music: resource && { asset: resource.id, volume: before.music?.volume ?? VOLUME },
    }))
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <ChipChoice
        label={copy.sound.mode}
        options={MODES}
        value={sound}
        onChange={(value) => update((before) => ({ ...before, sound: value }))}
      />
      {sound === 'kept' ? null : (
        <MusicChooser
          chosen={music ? store.get(music.asset) : undefined}
          isSuited={() => false}
          onChoose={choose}
        />
      )}
      {sound !== 'kept' && music ? (
        <RangeField
          label={editorCopy.music.volume}
          text={copy.percent(music.volume)}
          value={music.volume}
          min={0}
          max={100}
          step={5}
          onChange={(volume) =>
            update(
              (before) => ({ ...before, music: before.music && { ...before.music, volume } }),
              'volume',
            )
          }
        />
      ) : null}
    </div>
  )
}
