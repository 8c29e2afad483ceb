import { SCENE_VERSION, type Scene } from '@kadr/contract/scene'
import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import type { AssetFacts } from '../kind.ts'
import { createMusicTrack, createVoiceTrack } from '../tracks.ts'
import { buildShadeLayers, buildWindowLayers } from './backdrop.ts'
import { buildCaptionLayers } from './caption-layers.ts'
import { createContext } from './context.ts'
import { buildInsertLayers } from './insert-layers.ts'
import { buildPresenterLayers } from './presenter-layers.ts'
import { buildSpeakerLayers } from './speaker-layers.ts'

/** First captions are visible by then, so the poster shows the topic. */
const POSTER_AT = 0.9

export const toScene = ({
  form,
  facts,
}: {
  form: TalkingHeadForm
  facts: ReadonlyMap<string, AssetFacts>
}): Scene => {
  const context = createContext({ form, facts })
  const { template, timings } = context
  const { voice, music } = form
  return {
    version: SCENE_VERSION,
    aspect: form.aspect,
    seconds: timings.seconds,
    background: template.window?.ground ?? '#e8ecee',
    layers: [
      ...buildPresenterLayers(context),
      ...buildInsertLayers(context, 'full'),
      ...buildShadeLayers(context),
      ...buildWindowLayers(context),
      ...buildInsertLayers(context, 'card'),
      ...buildSpeakerLayers(context),
      ...buildCaptionLayers(context),
    ],
    audio: [
      ...(music ? [createMusicTrack(music)] : []),
      ...(voice
        ? [createVoiceTrack({ asset: voice.asset, volume: 100, seconds: voice.seconds })]
        : []),
    ],
    posterAt: Math.min(POSTER_AT, timings.seconds / 2),
  }
}
