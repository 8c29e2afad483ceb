import type { AudioTrack, Layer } from '@kadr/contract/studio/scene/scene'
import { filmFootage } from '../../footage/camera.ts'
import { getCanvasBox } from '../../geometry/canvas-size.ts'
import { createVoiceTrack } from '../tracks.ts'
import { type FootageContext, STANDING } from './context.ts'

/** The person's own picture, as the camera sees it. */
export const buildFootageLayers = ({ form, pieces, filmed, facts }: FootageContext): Layer[] => {
  const { source, aspect } = form
  if (!source || pieces.length === 0 || !facts.has(source.asset)) return []
  const faces = facts.get(source.asset)?.footage?.faces ?? null
  return [
    {
      ...STANDING,
      id: 'footage',
      kind: 'footage',
      asset: source.asset,
      start: 0,
      duration: filmed,
      box: getCanvasBox(aspect),
      pieces: [...pieces],
      ...filmFootage(form, { faces, pieces }),
    },
  ]
}

/** What the person says, cut as the picture is. */
export const listVoiceTracks = ({ form, pieces, filmed, facts }: FootageContext): AudioTrack[] => {
  const { source, isVoiceEven } = form
  if (!source?.hasSound || pieces.length === 0 || !facts.has(source.asset)) return []
  return [
    createVoiceTrack({
      asset: source.asset,
      volume: 100,
      seconds: filmed,
      pieces: [...pieces],
      isEven: isVoiceEven,
    }),
  ]
}
