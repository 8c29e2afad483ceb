import { createCard } from '@kadr/contract/studio/create-card'
import { changeResources, ensureFolder } from '../../../library/resources/index.ts'
import type { DemoSlideshow } from '../content/demo-reels.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'
import { ALBUM } from './make-pictures.ts'
import { slideshowContent } from './make-reels.ts'
import { findRendered, renderDemo } from './render-demo.ts'

const CLIPS: readonly DemoSlideshow[] = [
  {
    key: 'clip-intro',
    title: 'Заставка мастерской',
    style: 'cuts',
    cards: [
      createCard('hook', {
        title: 'Студия *Анны*',
        sub: 'Посуда и мастер-классы',
        object: 'amphora',
      }),
    ],
  },
  {
    key: 'clip-outro',
    title: 'Концовка: как нас найти',
    style: 'cuts',
    cards: [
      createCard('cta', {
        title: 'Приходите *лепить*',
        sub: 'Нижний Новгород, Рождественская, 12',
        act: 'Напишите «чашка»',
        object: 'teapot',
      }),
    ],
  },
]

const moveTo = async (
  { ctx, actor }: Pick<StepInput, 'ctx' | 'actor'>,
  { name, ids }: { name: string; ids: readonly string[] },
) => {
  const folderId = await ensureFolder({ ctx, workspaceId: actor.workspaceId, name })
  await changeResources({ ctx, actor, ids, action: { kind: 'move', folderId } })
}

/** Short intro and outro clips, and folders for everything. */
export const fillLibrary: DemoStep = {
  name: 'library',
  async run(input) {
    const pictures = await findRendered({ ...input, key: ALBUM.key })
    await moveTo(input, { name: ALBUM.title, ids: pictures })
    for (const clip of CLIPS) {
      const content = await slideshowContent({ ...input, slideshow: clip })
      await renderDemo({ ...input, ...clip, content, output: 'video' })
      await moveTo(input, { name: 'Клипы', ids: await findRendered({ ...input, key: clip.key }) })
    }
  },
}
