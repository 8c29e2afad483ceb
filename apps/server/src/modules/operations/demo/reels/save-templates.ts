import { describeFields } from '@kadr/scene/templates/describe-fields'
import { getReelRow, readContent } from '../../../studio/reels/index.ts'
import { createTemplate, listTemplates } from '../../../studio/templates/index.ts'
import { TEMPLATES } from '../content/demo-setup.ts'
import type { DemoStep } from '../demo-step.ts'
import { findReelId } from './render-demo.ts'

/** Two reels of the workspace that others are made of. */
export const saveTemplates: DemoStep = {
  name: 'templates',
  async run({ ctx, actor }) {
    const { workspaceId, userId } = actor
    const known = await listTemplates({ ctx, workspaceId })
    for (const { reel, name, asks } of TEMPLATES) {
      const reelId = await findReelId({ ctx, actor, key: reel })
      if (!reelId || known.some((template) => template.name === name)) continue
      const content = readContent(await getReelRow({ ctx, workspaceId, id: reelId }))
      const keys = describeFields(content).map(({ key }) => key)
      const settings = { name, usesBrand: true, asks: keys.filter((key) => asks.test(key)) }
      await createTemplate({ ctx, workspaceId, userId, reelId, settings })
    }
  },
}
