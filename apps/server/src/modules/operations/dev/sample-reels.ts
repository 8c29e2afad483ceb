import type { RouteData } from '@kadr/contract/base/route'
import type { listSampleReels as route } from '@kadr/contract/operations/dev-reels'
import { UserError } from '@kadr/domain/base/app-error'
import { SAMPLE_TOPICS, writeStoryboard } from '@kadr/writer'
import type { AppContext } from '../../../context.ts'

export const listSampleReels = async ({
  ctx,
}: {
  ctx: AppContext
}): Promise<RouteData<typeof route>> => {
  if (!ctx.config.isSandbox) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого адреса нет' })
  }
  const reels = await Promise.all(
    SAMPLE_TOPICS.map(async (topic) => ({ topic, storyboard: await writeStoryboard(topic) })),
  )
  return reels.flatMap(({ topic, storyboard }) => (storyboard ? [{ topic, storyboard }] : []))
}
