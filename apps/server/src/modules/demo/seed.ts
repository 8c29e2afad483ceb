import type { AppContext } from '../../context.ts'
import { requestStarterPack } from '../starter/index.ts'
import { seedPlans } from '../subscription/index.ts'
import { seedDemo } from './seed-demo.ts'

/** What a database needs before the first user signs up. Idempotent. */
export const seed = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  await seedPlans({ ctx })
  if (ctx.config.isStarterOn) await requestStarterPack({ ctx })
  if (ctx.config.isDemo) await seedDemo(ctx)
}
