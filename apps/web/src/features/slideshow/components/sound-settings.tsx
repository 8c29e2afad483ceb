import type { Resource } from '@kadr/contract/resources'
import { MusicChooser } from '../../../reel-editor/components/music-chooser.tsx'
import { RangeField } from '../../../reel-editor/components/range-field.tsx'
import { editorCopy } from '../../../reel-editor/copy.ts'
import { Switch } from '../../../ui/switch.tsx'
import { copy } from '../copy.ts'
import { chooseMusic } from '../model/slides.ts'
import { isSuitedMusic } from '../model/suited-music.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

const MusicOptions = ({ slideshow }: { slideshow: Slideshow }) => {
  const { form, update } = slideshow
  const { music } = form
  if (!music) return null
  return (
    <>
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
      {music.bpm === null ? (
        <p className="text-label text-ink-3">{editorCopy.music.unknownBeat}</p>
      ) : (
        <Switch
          label={editorCopy.music.fit}
          hint={`${editorCopy.music.fitHint}: ${editorCopy.music.bpm(music.bpm)}`}
          checked={music.isFitToBeat}
          onChange={({ target }) =>
            update((before) => ({
              ...before,
              music: before.music && { ...before.music, isFitToBeat: target.checked },
            }))
          }
        />
      )}
    </>
  )
}

export default function SoundSettings({ slideshow }: { slideshow: Slideshow }) {
  const { form, facts, store, update, addResources } = slideshow
  const hasClips = form.slides.some(({ asset }) => asset && facts.get(asset)?.kind === 'video')
  const choose = (resource: Resource | null) => {
    if (resource) addResources([resource])
    update((before) => chooseMusic(before, resource))
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <MusicChooser
        chosen={form.music ? store.get(form.music.asset) : undefined}
        isSuited={(resource) => isSuitedMusic(form.template, resource)}
        onChoose={choose}
      />
      <MusicOptions slideshow={slideshow} />
      {hasClips ? (
        <Switch
          label={copy.sound.clips}
          hint={copy.sound.clipsHint}
          checked={form.isClipSoundKept}
          onChange={({ target }) =>
            update((before) => ({ ...before, isClipSoundKept: target.checked }))
          }
        />
      ) : null}
    </div>
  )
}
