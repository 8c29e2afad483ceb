import type { GreenscreenMemeForm } from '@kadr/contract/greenscreen-meme'
import { type AudioTrack, SCENE_VERSION, type Scene } from '@kadr/contract/scene'
import { STARTER_EFFECTS } from '../../starter-sounds.ts'
import type { AssetFacts } from '../kind.ts'
import { createClipTrack, createStyledMusic } from '../tracks.ts'
import { buildBackgroundLayers } from './background-layers.ts'
import { createContext, type MemeContext } from './context.ts'
import { trimReaction } from './length.ts'
import { buildReactionLayers } from './reaction-layers.ts'
import { buildTextLayers } from './text-layers.ts'

const EFFECT_GAIN = -8

/** The reaction sounds from its beginning twice: it begins anew with the punch line. */
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

const isMusicHeard = ({ form: { music, sound, reaction }, facts }: MemeContext) => {
  // A reaction without sound of its own would leave the meme silent.
  const isMute = !reaction?.asset || !facts.get(reaction.asset)?.hasSound
  return music !== null && (sound !== 'kept' || isMute)
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
    audio: [
      ...buildReactionTracks(context),
      ...(isMusicHeard(context) ? createStyledMusic(form, facts) : []),
      ...buildEffects(context),
    ],
    posterAt: 0,
  }
}
