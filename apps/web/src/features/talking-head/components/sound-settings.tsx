import type { Resource } from '@kadr/contract/resources'
import { FormatFields } from '../../../reel-editor/components/format-fields.tsx'
import { MusicChooser } from '../../../reel-editor/components/music-chooser.tsx'
import { RangeField } from '../../../reel-editor/components/range-field.tsx'
import { editorCopy } from '../../../reel-editor/copy.ts'
import { copy } from '../copy.ts'
import type { TalkingHead } from '../model/edited-talking-head.ts'

/** Under a voice music is quiet from the start. */
const USUAL_VOLUME = 40
const CALM_TAG = 'спокойная'

const isCalm = ({ tags }: Resource) => tags.includes(CALM_TAG)

export default function SoundSettings({ talking }: { talking: TalkingHead }) {
  const { form, reel, scene, store, update, rename, addResources } = talking
  const { music } = form
  const choose = (resource: Resource | null) => {
    if (resource) addResources([resource])
    update((before) => ({
      ...before,
      music: resource && {
        asset: resource.id,
        volume: before.music?.volume ?? USUAL_VOLUME,
      },
    }))
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <MusicChooser
        chosen={music ? store.get(music.asset) : undefined}
        isSuited={isCalm}
        onChoose={choose}
      />
      {music ? (
        <RangeField
          label={editorCopy.music.volume}
          text={copy.sound.percent(music.volume)}
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
      <FormatFields
        shape={form.aspect}
        title={reel.draft.title}
        seconds={scene.seconds}
        onShape={(shape) => update((before) => ({ ...before, aspect: shape }))}
        onRename={rename}
      />
    </div>
  )
}
