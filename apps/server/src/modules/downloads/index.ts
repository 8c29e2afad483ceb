import type { AppContext } from '../../context.ts'
import type { Module } from '../../platform/module.ts'
import { createDesk, type Desk } from './desk.ts'
import { readHealthTexts } from './download-state.ts'
import { mountDownloads } from './downloads.routes.ts'
import { mountFiles } from './files.routes.ts'

export { purgeDownloads } from './download-state.ts'

/** One desk for a process; handlers get copies of the context, so it is found by the database. */
const desks = new WeakMap<AppContext['db'], Desk>()

const deskOf = (ctx: AppContext): Desk => {
  const known = desks.get(ctx.db)
  if (known) return known
  const desk = createDesk(ctx)
  desks.set(ctx.db, desk)
  return desk
}

export const downloadsModule: Module = {
  name: 'downloads',
  routes: (mount) => mountDownloads({ mount, deskOf }),
  siteValues: (ctx) => readHealthTexts({ ctx, desk: deskOf(ctx) }),
  rawRoutes: (tools) => mountFiles({ tools, deskOf }),
}
