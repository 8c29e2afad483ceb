import type { GreenscreenMemeForm } from '@kadr/contract/greenscreen-meme'
import { type AudioTrack, SCENE_VERSION, type Scene } from '@kadr/contract/scene'
import type { AssetFacts } from '../kind.ts'
import { clipTrack, musicTrack } from '../tracks.ts'
import { backgroundLayers, type MemeContext, reactionLayers, textLayers } from './layers.ts'
import { memeSeconds, pieceOf } from './length.ts'
import { findTemplate } from './templates.ts'

const reactionTrack = ({ form: { reaction, sound }, facts }: MemeContext): AudioTrack[] => {
  const known = reaction ? facts.get(reaction.asset) : undefined
  if (!reaction || sound === 'replaced' || known?.kind !== 'video' || !known.hasSound) return []
  const { asset, isLooped } = reaction
  const { from, until } = pieceOf(reaction, known.seconds)
  return [clipTrack({ id: 'reaction sound', asset, start: 0, from, until, isLooped })]
}

const musicTracks = ({ form: { music, sound }, facts }: MemeContext): AudioTrack[] =>
  music && sound !== 'kept' && facts.get(music.asset)?.hasSound ? [musicTrack(music)] : []

/** The scene a meme stands for. */
export const toScene = ({
  form,
  facts,
}: {
  form: GreenscreenMemeForm
  facts: ReadonlyMap<string, AssetFacts>
}): Scene => {
  const template = findTemplate(form.template)
  const seconds = memeSeconds(form, facts)
  const context: MemeContext = { form, template, seconds, facts }
  return {
    version: SCENE_VERSION,
    aspect: form.aspect,
    seconds,
    background: '#000000',
    layers: [...backgroundLayers(context), ...reactionLayers(context), ...textLayers(context)],
    audio: [...reactionTrack(context), ...musicTracks(context)],
    posterAt: 0,
  }
}
