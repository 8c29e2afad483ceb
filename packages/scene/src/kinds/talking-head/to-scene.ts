import { SCENE_VERSION, type Scene } from '@kadr/contract/studio/scene/scene'
import type { TalkingHeadForm } from '@kadr/contract/studio/talking-head'
import { buildEndingLayers, ENDING_SECONDS } from '../../director/ending-layers.ts'
import { buildInserts } from '../../director/insert-layers.ts'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { createStyledMusic, createVoiceTrack } from '../tracks.ts'
import { buildCaptionLayers } from './caption-layers.ts'
import { createContext } from './context.ts'
import { buildObjectLayers, listObjectEffects } from './object-layers.ts'
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
  const { timings, page, place } = context
  const inserts = { page, place, seconds: timings.seconds, facts }
  const { voice } = form
  const spoken = timings.seconds
  const seconds = form.ending ? spoken + ENDING_SECONDS : spoken
  return {
    version: SCENE_VERSION,
    aspect: form.aspect,
    seconds,
    background: '#000000',
    layers: [
      ...buildPresenterLayers(context),
      ...buildObjectLayers(context),
      ...buildInserts(form.inserts, { ...inserts, layout: 'full' }),
      ...buildInserts(form.inserts, { ...inserts, layout: 'card' }),
      ...buildSpeakerLayers(context),
      ...buildCaptionLayers(context),
      ...buildEndingLayers({ form, from: spoken, until: seconds }),
    ],
    audio: [
      ...createStyledMusic(form, facts),
      ...(voice
        ? [createVoiceTrack({ asset: voice.asset, volume: 100, seconds: voice.seconds })]
        : []),
      ...listObjectEffects(context),
    ],
    posterAt: Math.min(POSTER_AT, spoken / 2),
  }
}
