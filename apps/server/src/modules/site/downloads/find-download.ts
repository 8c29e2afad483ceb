import type { RouteEvent } from '@kadr/contract/base/route'
import type {
  DownloadCard,
  DownloadItem,
  DownloadRefusal,
  DownloadSource,
  findDownload as findRoute,
} from '@kadr/contract/site/downloads'
import {
  DownloadRefusedError,
  type FoundLink,
  findLink,
  readDetails,
  readWork,
  type SourceDetails,
  type WorkItem,
} from '@kadr/downloads'
import type { AppContext } from '../../../context.ts'
import type { DownloadService } from './download-service.ts'
import { countOutcome } from './outcomes.repository.ts'
import { UPDATE_COMMAND } from './refresh-engine.ts'
import { refusalText } from './refusal-texts.ts'
import { isRefused } from './refused-works.repository.ts'
import { sealFile } from './sealed-file.ts'
import { pictureAddress } from './show-picture.ts'
import { addressOf } from './slots.ts'

type FindEvent = RouteEvent<typeof findRoute>

type FindInput = {
  ctx: AppContext
  service: DownloadService
  text: string
  source: DownloadSource
  ip: string
  signal: AbortSignal
}

/**
 * What says that a source does not let us, or that we no longer read it. All else is about the link or the work: private,
 * removed, too long, a profile.
 */
const FAILURES_OF_SOURCE: readonly DownloadRefusal[] = [
  'source-limits-us',
  'source-down',
  'engine-old',
]
/** Only the owner of the installation can mend it. */
const FAULTS_OF_ENGINE: readonly DownloadRefusal[] = ['engine-missing', 'engine-old']

const presentCard = (
  ctx: AppContext,
  { found, details }: { found: FoundLink; details: SourceDetails },
): DownloadCard => ({
  title: details.title.slice(0, 300),
  author: details.author.slice(0, 120),
  durationSeconds: details.durationSeconds,
  pictureUrl: pictureAddress({ ctx, source: found.source.key, url: details.thumbnailUrl }),
})

const presentItem = (
  ctx: AppContext,
  { found, details, item }: { found: FoundLink; details: SourceDetails; item: WorkItem },
): DownloadItem => {
  const { tracks, ...shown } = item
  const { kind, extension } = item
  const { title, author } = details
  const { key: source } = found.source
  const work = { source, workId: found.link.id, pageUrl: found.link.url }
  const file = { ...work, title, author, kind, extension, tracks: [...tracks] }
  return { ...shown, key: sealFile({ ctx, purpose: 'key', file }) }
}

const assertGiven = async ({ ctx, found }: { ctx: AppContext; found: FoundLink }) => {
  const { key: source } = found.source
  if (!ctx.config.downloads.sources.has(source)) throw new DownloadRefusedError('source-off')
  if (await isRefused({ db: ctx.db, source, workId: found.link.id })) {
    throw new DownloadRefusedError('work-refused')
  }
}

async function* find(input: FindInput): AsyncGenerator<FindEvent> {
  const { ctx, service, text, source, ip, signal } = input
  const outside = await service.outside()
  const found = await findLink({ text, expected: source, outside })
  await assertGiven({ ctx, found })
  const details = await readDetails({ outside, found })
  if (details.title || details.thumbnailUrl) {
    yield { type: 'card', card: presentCard(ctx, { found, details }) }
  }
  const slot = yield* service.slots.wait({ kind: 'engine', address: addressOf(ctx, ip), signal })
  try {
    const engine = await service.engine()
    const { path, tempDir } = ctx.media
    const work = await readWork({ outside, found, details, engine, path, tempDir, signal })
    yield {
      type: 'found',
      card: presentCard(ctx, { found, details: work.details }),
      items: work.items.map((item) => presentItem(ctx, { found, details: work.details, item })),
    }
  } finally {
    await slot.release()
  }
}

/** Yields the card of a work, the position in the queue, then its files or the refusal. */
export async function* findDownload(input: FindInput): AsyncGenerator<FindEvent> {
  const { ctx, source } = input
  try {
    yield* find(input)
    await countOutcome({ db: ctx.db, source, isFound: true })
  } catch (error) {
    if (!(error instanceof DownloadRefusedError)) throw error
    const { code, source: owner } = error
    if (FAILURES_OF_SOURCE.includes(code)) {
      await countOutcome({ db: ctx.db, source, isFound: false })
    }
    if (FAULTS_OF_ENGINE.includes(code)) {
      ctx.log.warn({ source, fault: code, fix: UPDATE_COMMAND }, 'downloads.engine.unable')
    }
    const message = refusalText(code, owner ?? source)
    yield { type: 'refused', code, message, ...(owner && { source: owner }) }
  }
}
