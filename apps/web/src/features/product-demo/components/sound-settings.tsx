import type { Resource } from '@kadr/contract/resources'
import { MusicChooser } from '../../../reel-editor/components/music-chooser.tsx'
import { RangeField } from '../../../reel-editor/components/range-field.tsx'
import { editorCopy } from '../../../reel-editor/copy.ts'
import { Switch } from '../../../ui/switch.tsx'
import { copy } from '../copy.ts'
import type { DemoEditor } from '../model/edited-demo.ts'
import { Slot } from './slot.tsx'

const MUSIC_VOLUME = 60
const VOICE_VOLUME = 100
const KINDS = ['audio'] as const

export default function SoundSettings({ editor }: { editor: DemoEditor }) {
  const { form, store, update, addResources } = editor
  const { music, voice } = form
  const choose = (resource: Resource | null) => {
    if (resource) addResources([resource])
    update((before) => ({
      ...before,
      music: resource && { asset: resource.id, volume: before.music?.volume ?? MUSIC_VOLUME },
    }))
  }
  const volume = (field: 'music' | 'voice', label: string) => {
    const sound = form[field]
    if (!sound) return null
    return (
      <RangeField
        label={label}
        text={copy.percent(sound.volume)}
        value={sound.volume}
        min={0}
        max={100}
        step={5}
        onChange={(next) =>
          update((before) => ({ ...before, [field]: { ...sound, volume: next } }), field)
        }
      />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <MusicChooser
        chosen={music ? store.get(music.asset) : undefined}
        isSuited={() => false}
        onChoose={choose}
      />
      {volume('music', editorCopy.music.volume)}
      <Slot
        editor={editor}
        label={copy.sound.voice}
        kinds={KINDS}
        asset={voice?.asset ?? null}
        onChange={(asset) =>
          update((before) => ({ ...before, voice: asset ? { asset, volume: VOICE_VOLUME } : null }))
        }
      />
      {volume('voice', copy.sound.voiceVolume)}
      <Switch
        label={copy.sound.clips}
        hint={copy.sound.clipsHint}
        checked={form.isClipSoundKept}
        onChange={({ target }) =>
          update((before) => ({ ...before, isClipSoundKept: target.checked }))
        }
      />
    </div>
  )
}
