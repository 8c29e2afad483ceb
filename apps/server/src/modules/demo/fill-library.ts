import { changeResources, ensureFolder } from '../resources/index.ts'
import { CLIPS } from './demo-clips.ts'
import type { DemoStep, StepInput } from './demo-step.ts'
import { ALBUMS } from './make-pictures.ts'
import { slideshowContent } from './make-reels.ts'
import { findRendered, renderDemo } from './render-demo.ts'

const moveTo = async (
  { ctx, actor }: Pick<StepInput, 'ctx' | 'actor'>,
  { name, ids }: { name: string; ids: readonly string[] },
) => {
  const folderId = await ensureFolder({ ctx, workspaceId: actor.workspaceId, name })
  await changeResources({ ctx, actor, ids, action: { kind: 'move', folderId } })
}

/** Short clips to begin and to end a video with, and everything in folders. */
export const fillLibrary: DemoStep = {
  name: 'library',
  async run(input) {
    for (const { key, title } of ALBUMS) {
      await moveTo(input, { name: title, ids: await findRendered({ ...input, key }) })
    }
    for (const clip of CLIPS) {
      const content = await slideshowContent({ ...input, slideshow: clip })
      await renderDemo({ ...input, ...clip, content, output: 'video' })
      await moveTo(input, { name: 'Клипы', ids: await findRendered({ ...input, key: clip.key }) })
    }
  },
}
