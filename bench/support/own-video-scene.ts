import type { FaceTrack, FootageWord } from '@kadr/contract/studio/footage'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import type { AssetFacts } from '@kadr/scene/document/asset-facts'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { ownVideo } from '@kadr/scene/kinds/own-video/own-video'

export const TALK_SECONDS = 24
const LOOK_MS = 400
const WORD_MS = 400
const PAUSE_EVERY = 8
const SAID = 'Глина сохнет семь дней и торопить её нельзя'.split(' ')
const FACE = { width: 0.11, height: 0.2 }

const words: FootageWord[] = Array.from({ length: (TALK_SECONDS * 1000) / WORD_MS }, (_, at) => ({
  text: `${SAID[at % SAID.length]}${at % PAUSE_EVERY === PAUSE_EVERY - 1 ? '.' : ''}`,
  from: at * WORD_MS,
  to: at * WORD_MS + 320,
}))

/** Of a person who walks to and fro. */
const faces: FaceTrack = {
  every: LOOK_MS,
  looks: Array.from({ length: (TALK_SECONDS * 1000) / LOOK_MS }, (_, at) => ({
    x: 0.45 + 0.28 * Math.sin((at * LOOK_MS) / 4000),
    y: 0.3,
    ...FACE,
  })),
  scenes: [],
}

/** A landscape talk as a reel: the frame follows the face, every eighth word is cut, captions, an even voice. */
export const ownVideoScene = (asset: string): Scene => {
  const footage = { words, faces, sound: null }
  const known: AssetFacts = { kind: 'video', seconds: TALK_SECONDS, hasSound: true, footage }
  const cuts = words
    .filter((_, at) => at % PAUSE_EVERY === PAUSE_EVERY - 1)
    .map(({ from, to }) => ({ from: from - 20, to: to + 20, why: 'hand' as const }))
  const source = { asset, ms: TALK_SECONDS * 1000, width: 1920, height: 1080, hasSound: true }
  const form = createOwnVideoForm({ source, cuts, title: 'Почему чашка трескается в\u00a0печи' })
  return ownVideo.toScene({ form, facts: new Map([[asset, known]]) })
}
