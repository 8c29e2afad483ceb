import type { Layer } from '@kadr/contract/studio/scene/scene'
import { buildSet } from '../../director/build-set.ts'
import { getFullSpan, type TalkingContext } from './context.ts'

/** Limit of layers per scene. */
const MOST_SETS = 24

/** A new set for every sentence. */
export const buildSetLayers = (context: TalkingContext): Layer[] => {
  const { shots, timings } = context
  const changes = shots
    .filter(({ sentence }, index) => sentence !== shots[index - 1]?.sentence)
    .slice(0, MOST_SETS)
  return changes.flatMap(({ start, sentence }, index) => {
    const duration = (changes[index + 1]?.start ?? timings.seconds) - start
    return buildSet(context.form, sentence).map(
      ({ layer, name, opacity = 1 }): Layer => ({
        ...layer,
        ...getFullSpan(context),
        id: `set ${index} ${name}`,
        opacity,
        start,
        duration,
      }),
    )
  })
}
