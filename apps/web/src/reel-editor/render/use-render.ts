import type { Generation, GenerationOutput } from '@kadr/contract/studio/generations'
import type { ReelContent } from '@kadr/contract/studio/reel-content'
import { useMemo, useState } from 'react'
import { isSameContent, type Revision } from '../../documents/saver.ts'
import { useRenderReel } from '../../generations/api/generations.mutations.ts'

type Input = {
  /** What is on screen now. */
  content: ReelContent
  /** Saves the newest state; undefined when that failed. */
  save: (options: { isForced: boolean }) => Promise<Revision | undefined>
}

type BegunRender = { generation: Generation; of: ReelContent }

/** The render begun on this screen and whether the reel has been edited since. */
export const useRender = ({ content, save }: Input) => {
  const render = useRenderReel()
  const [wanted, setWanted] = useState<GenerationOutput>()
  const [made, setMade] = useState<BegunRender>()
  const isStale = useMemo(
    () => made !== undefined && !isSameContent(made.of, content),
    [made, content],
  )

  const start = async (output: GenerationOutput) => {
    setWanted(output)
    const saved = await save({ isForced: true })
    if (saved) {
      await render
        .mutateAsync({ reelId: saved.id, output })
        .then((generation) => setMade({ generation, of: content }))
        // The mutation has shown its own error.
        .catch(() => undefined)
    }
    setWanted(undefined)
  }
  return { start, wanted, begun: made?.generation, isStale, hide: () => setMade(undefined) }
}
