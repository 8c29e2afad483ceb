import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { listUnspoken, readSlides } from '@kadr/scene/narration/slide-script'
import { putVoice } from '@kadr/scene/narration/split-speech'
import { useState } from 'react'
import type { VoiceOrder } from '../../../../reel-editor/voice/engine-voice.tsx'
import { type MadeVoice, useSpeakScript } from '../../../../reel-editor/voice/voice-calls.ts'
import type { Slideshow } from './use-slideshow.ts'

/** Switches the voice off, or on with whoever reads: null is the person. */
export const switchNarration = (
  form: SlideshowForm,
  reader: { voice: string | null } | null,
): SlideshowForm => ({ ...form, narration: reader && { ...reader, speed: 1, hasCaptions: true } })

/** Each slide has its piece of what was read; null is an own recording. */
export const putNarration = (
  form: SlideshowForm,
  { voice }: Pick<MadeVoice, 'voice'>,
  order: VoiceOrder | null,
): SlideshowForm => ({
  ...putVoice(form, voice),
  narration: {
    hasCaptions: form.narration?.hasCaptions ?? true,
    ...(order ?? { voice: null, speed: 1 }),
  },
})

/** The voice of a slideshow. Words that changed since are read again before the video is made. */
export const useNarration = ({ form, update, addResources, player }: Slideshow) => {
  const speak = useSpeakScript()
  const [awaited, setAwaited] = useState<'reading' | 'read'>()
  const unspoken = listUnspoken(form)
  const script = readSlides(form.slides)
  const apply = (made: MadeVoice, order: VoiceOrder | null) => {
    addResources([made.resource])
    update((before) => putNarration(before, made, order))
  }
  const read = (order: VoiceOrder, then?: () => void) => {
    player?.pause()
    speak.mutate(
      { script, ...order },
      {
        onSuccess: (made) => {
          apply(made, order)
          then?.()
        },
      },
    )
  }
  /** Whether the video has to wait for the voice, which is then read. */
  const holdRender = (): boolean => {
    if (unspoken.length === 0) return false
    const { voice = null, speed = 1 } = form.narration ?? {}
    setAwaited('reading')
    if (voice !== null && script !== '') read({ voice, speed }, () => setAwaited('read'))
    return true
  }
  const isHeld = awaited === 'reading' && unspoken.length > 0
  return {
    script,
    unspoken,
    hasVoice: form.slides.some(({ voice }) => voice !== null),
    isBusy: speak.isPending,
    error: speak.error,
    read,
    putRecording: (made: MadeVoice) => apply(made, null),
    holdRender,
    /** The video was asked for, and words are not read yet. */
    isHeld,
    isReadForRender: awaited === undefined ? undefined : awaited === 'read',
  }
}
export type Narration = ReturnType<typeof useNarration>
