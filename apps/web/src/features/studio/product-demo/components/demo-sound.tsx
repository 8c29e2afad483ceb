import { setMusic, VolumeField } from '../../../../reel-editor/settings/music-settings.tsx'
import { ClipSoundSwitch, SoundSettings } from '../../../../reel-editor/settings/sound-settings.tsx'
import { copy } from '../copy.ts'
import type { DemoEditor } from '../model/edited-demo.ts'
import { Slot } from './slot.tsx'

const VOICE_VOLUME = 100
const KINDS = ['audio'] as const
const putMusic = setMusic(60)

export default function DemoSound({ editor }: { editor: DemoEditor }) {
  const { form, update } = editor
  const { voice } = form
  return (
    <SoundSettings editor={editor} putMusic={putMusic}>
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
      <ClipSoundSwitch editor={editor} />
    </SoundSettings>
  )
}
