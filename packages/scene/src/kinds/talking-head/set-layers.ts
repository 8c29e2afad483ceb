import type { Layer } from '@kadr/contract/scene'
import { buildSet } from '../../director/build-set.ts'
import { getFullSpan, type TalkingContext } from './context.ts'

/** A scene has a limit of layers. */
const MOST_SETS = 24

/** Another set with every sentence. */
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
