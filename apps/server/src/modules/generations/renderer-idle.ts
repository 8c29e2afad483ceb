import type { AppContext } from '../../context.ts'
import { listQueue, listRunning } from './queue.repository.ts'

/** Whether nothing is rendered and nothing waits, in any workspace. */
export const isRendererIdle = async ({ ctx: { db } }: { ctx: AppContext }): Promise<boolean> => {
  if ((await listRunning({ db })).length > 0) return false
  return (await listQueue({ db })).length === 0
}
