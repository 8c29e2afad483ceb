import type { GreenscreenMemeForm } from '@kadr/contract/studio/greenscreen-meme'
import { type AudioTrack, SCENE_VERSION, type Scene } from '@kadr/contract/studio/scene/scene'
import type { AssetFacts } from '../../document/asset-facts.ts'
import { STARTER_EFFECTS } from '../../sound/starter-sounds.ts'
import { createClipTrack, createStyledMusic } from '../tracks.ts'
import { buildBackgroundLayers } from './background-layers.ts'
import { createContext, type MemeContext } from './context.ts'
import { trimReaction } from './length.ts'
import { musicOf } from './new-form.ts'
import { buildReactionLayers } from './reaction-layers.ts'
import { buildTextLayers } from './text-layers.ts'

const EFFECT_GAIN = -8

/** The reaction restarts at the punch line, so its sound plays twice. */
const buildReactionTracks = (context: MemeContext): AudioTrack[] => {
  const { form, facts, punch } = context
  const { reaction, sound } = form
  const asset = reaction?.asset
  const known = asset ? facts.get(asset) : undefined
  if (!reaction || !asset || sound === 'replaced' || known?.kind !== 'video' || !known.hasSound)
    return []
  const { isLooped } = reaction
  const { from, until } = trimReaction(reaction, known.seconds)
  const common = { asset, from, until, isLooped }
  return [
    createClipTrack({ ...common, id: 'reaction sound', start: 0, duration: punch }),
    createClipTrack({ ...common, id: 'reaction punch sound', start: punch }),
  ]
}

/** Without a clip to keep the sound of the music is heard; under one it stands in for a silent clip. */
const buildMusic = ({ form, facts }: MemeContext): AudioTrack[] => {
  const { sound, reaction } = form
  const music = createStyledMusic({ ...form, music: musicOf(form) }, facts)
  const isClipHeard = reaction?.asset && facts.get(reaction.asset)?.hasSound
  return sound === 'kept' && isClipHeard
    ? music.map((track) => ({ ...track, isFallback: true }))
    : music
}

const buildEffects = ({ form, facts, punch }: MemeContext): AudioTrack[] =>
  form.hasEffects && facts.has(STARTER_EFFECTS.impact)
    ? [
        {
          id: 'punch effect',
          role: 'effect',
          asset: STARTER_EFFECTS.impact,
          start: punch,
          duration: 1.5,
          from: 0,
          until: null,
          isLooped: false,
          gain: EFFECT_GAIN,
          fadeIn: 0,
          fadeOut: 0.2,
          isDucked: false,
        },
      ]
    : []

export const toScene = ({
  form,
  facts,
}: {
  form: GreenscreenMemeForm
  facts: ReadonlyMap<string, AssetFacts>
}): Scene => {
  const context = createContext({ form, facts })
  const { seconds } = context
  return {
    version: SCENE_VERSION,
    aspect: form.aspect,
    seconds,
    background: '#000000',
    layers: [
      ...buildBackgroundLayers(context),
      ...buildReactionLayers(context),
      ...buildTextLayers(context),
    ],
    audio: [...buildReactionTracks(context), ...buildMusic(context), ...buildEffects(context)],
    posterAt: 0,
  }
}
