import type { Route } from '@kadr/contract/base/route'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { isDatabaseDown } from '../../../db/connection.ts'

type Asked = Pick<Route, 'access' | 'isRead'> & { method: string }

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Signing in, notices of networks and shops and what operators do go on. */
const isChangeByPeople = ({ access, method, isRead }: Asked) =>
  (access === 'user' || access === 'workspace') && !READS.has(method) && !isRead

/** While an operator works on the installation, people look and change nothing. */
export const assertNotPaused = async ({
  ctx,
  route,
}: {
  ctx: Pick<AppContext, 'switches'>
  route: Asked
}): Promise<void> => {
  if (!isChangeByPeople(route)) return
  try {
    if (!(await ctx.switches.isOn('maintenance'))) return
  } catch (error) {
    // The request itself will fail on the database.
    if (isDatabaseDown(error)) return
    throw error
  }
  throw new UserError({
    code: 'UNAVAILABLE',
    userMessage: 'Идут работы: пока можно только смотреть. Запланированные посты выйдут вовремя',
  })
}
