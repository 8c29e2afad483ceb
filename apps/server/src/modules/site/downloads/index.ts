import type { AppContext } from '../../../context.ts'
import type { Module } from '../../../platform/module.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { createDownloadService, type DownloadService } from './download-service.ts'
import { purgeDownloads, readHealthTexts } from './download-state.ts'
import { mountDownloads } from './downloads.routes.ts'
import { mountFiles } from './files.routes.ts'
import { notifyWatchersJob } from './notify-watchers.ts'
import { listComplaints } from './refused-works.repository.ts'
import { listWatchesOf } from './watchers.repository.ts'

/** One service per process, keyed by the database: handlers get copies of the context. */
const services = new WeakMap<AppContext['db'], DownloadService>()

const serviceOf = (ctx: AppContext): DownloadService => {
  const known = services.get(ctx.db)
  if (known) return known
  const service = createDownloadService(ctx)
  services.set(ctx.db, service)
  return service
}

export const downloadsModule: Module = {
  name: 'downloads',
  routes: (mount) => mountDownloads({ mount, serviceOf }),
  siteValues: (ctx) => readHealthTexts({ ctx, service: serviceOf(ctx) }),
  rawRoutes: (tools) => mountFiles({ tools, serviceOf }),
  jobs: () => [notifyWatchersJob],
  purge: purgeDownloads,
  listComplaints: async ({ ctx: { db }, limit }) =>
    (await listComplaints({ db, limit })).map(({ id, url, email, text, createdAt }) => ({
      id,
      kind: 'download',
      at: createdAt.toISOString(),
      email,
      subject: url,
      text,
    })),
  exportPersonalData: ({ ctx: { db }, userId }) => ({
    downloadWatchers: readAtOnce(() => listWatchesOf({ db, userId })),
  }),
}
