import { findMusic, isStyleMusic } from '@kadr/scene/director/schedule'
import { EffectsSwitch } from '../../../reel-editor/components/effects-switch.tsx'
import {
  MusicSettings,
  setMusic,
  VolumeField,
} from '../../../reel-editor/components/music-settings.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { copy } from '../copy.ts'
import type { DemoEditor } from '../model/edited-demo.ts'
import { Slot } from './slot.tsx'

const VOICE_VOLUME = 100
const KINDS = ['audio'] as const
const put = setMusic(60)

export default function DemoSound({ editor }: { editor: DemoEditor }) {
  const { form, update } = editor
  const { voice } = form
  return (
    <div className="grid grid-cols-1 gap-4">
      <MusicSettings
        editor={editor}
        put={put}
        playing={findMusic(form)?.asset}
        isSuited={({ id }) => isStyleMusic(form, id)}
      />
      <EffectsSwitch editor={editor} />
      <Slot
        editor={editor}
        label={copy.sound.voice}
        kinds={KINDS}
        asset={voice?.asset ?? null}
        onChange={(asset) =>
          update((before) => ({ ...before, voice: asset ? { asset, volume: VOICE_VOLUME } : null }))
        }
      />
      {voice ? (
        <VolumeField
          label={copy.sound.voiceVolume}
          volume={voice.volume}
          onChange={(volume) =>
            update(
              (before) => ({ ...before, voice: before.voice && { ...before.voice, volume } }),
              'voice',
            )
          }
        />
      ) : null}
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
