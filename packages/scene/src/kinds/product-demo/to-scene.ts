import type { ProductDemoForm } from '@kadr/contract/product-demo'
import { type AudioTrack, SCENE_VERSION, type Scene } from '@kadr/contract/scene'
import type { AssetFacts } from '../kind.ts'
import { createClipTrack, createMusicTrack, createVoiceTrack } from '../tracks.ts'
import { buildCallLayers } from './call-layers.ts'
import { buildDemoLayers } from './demo-layers.ts'
import { buildHookLayers } from './hook-layers.ts'
import type { DemoContext } from './layers.ts'
import { type Part, scheduleDemo } from './schedule.ts'
import { findTemplate } from './templates.ts'

/** Gain of clip audio under a voice. */
const UNDER_VOICE_DB = -6

const clipTracks = ({ form, times, facts }: DemoContext): AudioTrack[] => {
  if (!form.isClipSoundKept) return []
  const gain = form.voice ? UNDER_VOICE_DB : 0
  const track = (id: string, asset: string | null, from: number, part: Part | undefined) => {
    const known = asset ? facts.get(asset) : undefined
    if (!asset || !part || known?.kind !== 'video' || !known.hasSound) return []
    const last = Math.max(0, (known.seconds ?? 0) - 0.5)
    const { shownFrom: start, shownUntil } = part
    const duration = shownUntil - start
    return [createClipTrack({ id, asset, start, duration, from: Math.min(from, last), gain })]
  }
  return [
    ...track('hook sound', form.hook.asset, form.hook.from, times.hook),
    ...form.shots.flatMap((shot, index) =>
      track(`${shot.id} sound`, shot.asset, shot.from, times.shots[index]),
    ),
  ]
}

const isSound = (facts: AssetFacts | undefined) => facts?.hasSound === true

export const toScene = ({
  form,
  facts,
}: {
  form: ProductDemoForm
  facts: ReadonlyMap<string, AssetFacts>
}): Scene => {
  const template = findTemplate(form.template)
  const { music, voice } = form
  const spoken = voice ? facts.get(voice.asset) : undefined
  const voiceSeconds = spoken?.seconds ?? 0
  const times = scheduleDemo({ form, wantedTransition: template.transition.seconds, voiceSeconds })
  const context: DemoContext = { form, template, times, facts }
  const parts = [buildHookLayers(context), buildDemoLayers(context), buildCallLayers(context)]
  return {
    version: SCENE_VERSION,
    aspect: form.aspect,
    seconds: times.seconds,
    background: '#000000',
    layers: [...parts.flatMap(({ media }) => media), ...parts.flatMap(({ text }) => text)],
    audio: [
      ...(music && isSound(facts.get(music.asset)) ? [createMusicTrack(music)] : []),
      ...(voice && isSound(spoken)
        ? [createVoiceTrack({ ...voice, seconds: spoken?.seconds ?? null })]
        : []),
      ...clipTracks(context),
    ],
    posterAt: 0,
  }
}
