import { SCENE_VERSION, type Scene } from '@kadr/contract/scene'
import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import type { AssetFacts } from '../kind.ts'
import { musicTrack, voiceTrack } from '../tracks.ts'
import { captionLayers } from './caption-layers.ts'
import { contextOf } from './context.ts'
import { shadeLayers, windowLayers } from './ground.ts'
import { insertLayers } from './insert-layers.ts'
import { presenterLayers } from './presenter-layers.ts'
import { speakerLayers } from './speaker-layers.ts'

/** The first words are there: a cover says what it is about. */
const POSTER_AT = 0.9

/** The scene a talking head's form stands for. */
export const toScene = ({
  form,
  facts,
}: {
  form: TalkingHeadForm
  facts: ReadonlyMap<string, AssetFacts>
}): Scene => {
  const context = contextOf({ form, facts })
  const { template, timings } = context
  const { voice, music } = form
  return {
    version: SCENE_VERSION,
    aspect: form.aspect,
    seconds: timings.seconds,
    background: template.window?.ground ?? '#e8ecee',
    layers: [
      ...presenterLayers(context),
      ...insertLayers(context, 'full'),
      ...shadeLayers(context),
      ...windowLayers(context),
      ...insertLayers(context, 'card'),
      ...speakerLayers(context),
      ...captionLayers(context),
    ],
    audio: [
      ...(music ? [musicTrack(music)] : []),
      ...(voice ? [voiceTrack({ asset: voice.asset, volume: 100, seconds: voice.seconds })] : []),
    ],
    posterAt: Math.min(POSTER_AT, timings.seconds / 2),
  }
}
