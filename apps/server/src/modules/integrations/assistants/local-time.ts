import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { z } from 'zod'
import type { AppContext } from '../../../context.ts'
import { getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'

/** The zone of the workspace, in which all times of an answer are. */
export const zoned = { timeZone: z.string().describe('Часовой пояс всех времён в ответе') }
export const localTime = z.string().describe('Местное время пространства, 2026-05-12 09:00')

const readable = (wallTime: string) => wallTime.replace('T', ' ')

export const openClock = async ({ ctx, workspaceId }: { ctx: AppContext; workspaceId: string }) => {
  const timeZone = await getWorkspaceTimeZone({ ctx, workspaceId })
  const timeOf = (at: Date | string) => readable(toWallTime({ at: new Date(at), timeZone }))
  return {
    timeZone,
    timeOf,
    today: toWallTime({ at: ctx.clock.now(), timeZone }).slice(0, 10),
  }
}
