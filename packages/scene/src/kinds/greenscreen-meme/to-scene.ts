import type { GreenscreenMemeForm } from '@kadr/contract/greenscreen-meme'
import { type AudioTrack, SCENE_VERSION, type Scene } from '@kadr/contract/scene'
import type { AssetFacts } from '../kind.ts'
import { createClipTrack, createMusicTrack } from '../tracks.ts'
import {
  buildBackgroundLayers,
  buildReactionLayers,
  buildTextLayers,
  type MemeContext,
} from './layers.ts'
import { computeMemeSeconds, trimReaction } from './length.ts'
import { findTemplate } from './templates.ts'

const buildReactionTrack = ({ form: { reaction, sound }, facts }: MemeContext): AudioTrack[] => {
  const known = reaction ? facts.get(reaction.asset) : undefined
  if (!reaction || sound === 'replaced' || known?.kind !== 'video' || !known.hasSound) return []
  const { asset, isLooped } = reaction
  const { from, until } = trimReaction(reaction, known.seconds)
  return [createClipTrack({ id: 'reaction sound', asset, start: 0, from, until, isLooped })]
}

const buildMusicTracks = ({ form: { music, sound }, facts }: MemeContext): AudioTrack[] =>
  music && sound !== 'kept' && facts.get(music.asset)?.hasSound ? [createMusicTrack(music)] : []

export const toScene = ({
  form,
  facts,
}: {
  form: GreenscreenMemeForm
  facts: ReadonlyMap<string, AssetFacts>
}): Scene => {
  const template = findTemplate(form.template)
  const seconds = computeMemeSeconds(form, facts)
  const context: MemeContext = { form, template, seconds, facts }
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
    audio: [...buildReactionTrack(context), ...buildMusicTracks(context)],
    posterAt: 0,
  }
}
