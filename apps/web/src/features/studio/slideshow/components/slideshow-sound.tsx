import { findMusic } from '@kadr/scene/director/schedule'
import { editorCopy } from '../../../../reel-editor/copy.ts'
import { ClipSoundSwitch, SoundSettings } from '../../../../reel-editor/settings/sound-settings.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { chooseMusic } from '../model/slides.ts'
import type { Narration } from '../model/use-narration.ts'
import type { Slideshow } from '../model/use-slideshow.ts'
import { NarrationSettings } from './narration-settings.tsx'

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

export default function SlideshowSound({
  slideshow,
  narration,
}: {
  slideshow: Slideshow
  narration: Narration
}) {
  const { form, facts } = slideshow
  const hasClips = form.slides.some(({ asset }) => asset && facts.get(asset)?.kind === 'video')
  return (
    <SoundSettings
      editor={slideshow}
      putMusic={chooseMusic}
      before={<NarrationSettings slideshow={slideshow} narration={narration} />}
      ofMusic={<BeatSwitch slideshow={slideshow} />}
    >
      {hasClips ? <ClipSoundSwitch editor={slideshow} /> : null}
    </SoundSettings>
  )
}
