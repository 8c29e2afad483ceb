import type { PresenterEmotion } from '@kadr/contract/studio/scene/presenter'
import type { Scene } from '@kadr/contract/studio/scene/scene'
import { greenscreenMeme } from '@kadr/scene/kinds/greenscreen-meme/greenscreen-meme'
import { createMemeForm, createReaction } from '@kadr/scene/kinds/greenscreen-meme/new-form'

/** A drawn person before a set of a style, with an object and two texts. */
export const createMemeScene = (style: string, emotion: PresenterEmotion): Scene =>
  greenscreenMeme.toScene({
    facts: new Map(),
    form: createMemeForm({
      style,
      reaction: createReaction({ drawn: { key: 'mark', emotion }, isFlipped: emotion === 'anger' }),
      background: { asset: null, object: 'memo', fit: 'cover', isMoving: true, from: 0 },
      text: { top: 'Когда сказали «правок не будет»', bottom: 'Правка *номер 14*', preset: null },
    }),
  })
