import { findMusic, isStyleMusic } from '@kadr/scene/director/schedule'
import { EffectsSwitch } from '../../../reel-editor/components/effects-switch.tsx'
import { MusicSettings } from '../../../reel-editor/components/music-settings.tsx'
import { editorCopy } from '../../../reel-editor/copy.ts'
import { Switch } from '../../../ui/switch.tsx'
import { copy } from '../copy.ts'
import { chooseMusic } from '../model/slides.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

const BeatSwitch = ({ slideshow: { form, update } }: { slideshow: Slideshow }) => {
  const { music } = form
  if (!music) return null
  const bpm = findMusic(form)?.bpm ?? null
  if (bpm === null) {
    return <p className="text-label text-ink-3">{editorCopy.music.unknownBeat}</p>
  }
  return (
    <Switch
      label={editorCopy.music.fit}
      hint={`${editorCopy.music.fitHint}: ${editorCopy.music.bpm(bpm)}`}
      checked={music.isFitToBeat}
      onChange={({ target }) =>
        update((before) => ({
          ...before,
          music: before.music && { ...before.music, isFitToBeat: target.checked },
        }))
      }
    />
  )
}

export default function SlideshowSound({ slideshow }: { slideshow: Slideshow }) {
  const { form, facts, update } = slideshow
  const hasClips = form.slides.some(({ asset }) => asset && facts.get(asset)?.kind === 'video')
  return (
    <div className="grid grid-cols-1 gap-4">
      <MusicSettings
        editor={slideshow}
        put={chooseMusic}
        playing={findMusic(form)?.asset}
        isSuited={({ id }) => isStyleMusic(form, id)}
      />
      <BeatSwitch slideshow={slideshow} />
      <EffectsSwitch editor={slideshow} />
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
