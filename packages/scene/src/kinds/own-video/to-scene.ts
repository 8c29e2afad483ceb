import type { OwnVideoForm } from '@kadr/contract/studio/own-video'
import { SCENE_VERSION, type Scene } from '@kadr/contract/studio/scene/scene'
import { buildEndingLayers } from '../../director/ending-layers.ts'
import { buildInserts } from '../../director/insert-layers.ts'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { findResultSpan } from '../../footage/footage-time.ts'
import { createStyledMusic } from '../tracks.ts'
import { buildCaptionLayers } from './caption-layers.ts'
import { createContext, type FootageContext } from './context.ts'
import { buildFootageLayers, listVoiceTracks } from './footage-layers.ts'
import { buildObjectLayers, listObjectEffects } from './object-layers.ts'
import { buildTitleLayers } from './title-layers.ts'

/** First captions are visible by then. */
const POSTER_AT = 0.9

/** Inserts whose words are still heard, in seconds of the result. */
const placeInserts = ({ form, pieces }: FootageContext) =>
  form.inserts.flatMap(({ id, asset, layout, from, to }) => {
    const span = findResultSpan(pieces, { from: from / 1000, to: to / 1000 })
    return span ? [{ id, asset, layout, ...span }] : []
  })

export const toScene = ({
  form,
  facts,
}: {
  form: OwnVideoForm
  facts: ReadonlyMap<string, AssetFacts>
}): Scene => {
  const context = createContext({ form, facts })
  const { page, place, filmed, seconds } = context
  const inserts = placeInserts(context)
  const shown = { page, place, seconds: filmed, facts }
  const footage = buildFootageLayers(context)
  return {
    version: SCENE_VERSION,
    aspect: form.aspect,
    seconds,
    background: '#000000',
    layers: [
      ...footage,
      ...buildInserts(inserts, { ...shown, layout: 'full' }),
      ...buildObjectLayers(context, footage),
      ...buildInserts(inserts, { ...shown, layout: 'card' }),
      ...buildTitleLayers(context, footage),
      ...buildCaptionLayers(context),
      ...buildEndingLayers({ form, from: filmed, until: seconds }),
    ],
    audio: [
      ...createStyledMusic(form, facts),
      ...listVoiceTracks(context),
      ...listObjectEffects(context),
    ],
    posterAt: Math.min(POSTER_AT, seconds / 2),
  }
}
