import type {
  DownloadCard,
  DownloadItem,
  DownloadRefusal,
  DownloadSource,
  findDownload as findRoute,
} from '@kadr/contract/downloads'
import type { RouteEvent } from '@kadr/contract/route'
import {
  DownloadRefusedError,
  type FoundLink,
  findLink,
  readDetails,
  readWork,
  type SourceDetails,
  type WorkItem,
} from '@kadr/downloads'
import type { AppContext } from '../../context.ts'
import type { Desk } from './desk.ts'
import { countOutcome } from './outcomes.repository.ts'
import { refusalText } from './refusal-texts.ts'
import { isRefused } from './refused-works.repository.ts'
import { sealFile } from './sealed-file.ts'
import { pictureAddress } from './show-picture.ts'
import { addressOf } from './slots.ts'

type FindEvent = RouteEvent<typeof findRoute>

type Finding = {
  ctx: AppContext
  desk: Desk
  text: string
  source: DownloadSource
  ip: string
  signal: AbortSignal
}

/** Mistakes of the person and of this installation say nothing about the source. */
const NOT_ABOUT_THE_SOURCE: readonly DownloadRefusal[] = [
  'not-a-link',
  'not-our-source',
  'other-source',
  'source-off',
  'engine-missing',
  'work-refused',
]

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

async function* find(input: Finding): AsyncGenerator<FindEvent> {
  const { ctx, desk, text, source, ip, signal } = input
  const outside = await desk.outside()
  const found = await findLink({ text, expected: source, outside })
  await assertGiven({ ctx, found })
  const details = await readDetails({ outside, found })
  if (details.title || details.thumbnailUrl) {
    yield { type: 'card', card: presentCard(ctx, { found, details }) }
  }
  const slot = yield* desk.slots.wait({ kind: 'engine', address: addressOf(ctx, ip), signal })
  try {
    const engine = await desk.engine()
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

/** The card of a work, the place in the queue, then its files or the reason why there are none. */
export async function* findDownload(input: Finding): AsyncGenerator<FindEvent> {
  const { ctx, source } = input
  try {
    yield* find(input)
    await countOutcome({ db: ctx.db, source, isFound: true })
  } catch (error) {
    if (!(error instanceof DownloadRefusedError)) throw error
    const { code } = error
    if (!NOT_ABOUT_THE_SOURCE.includes(code)) {
      await countOutcome({ db: ctx.db, source, isFound: false })
    }
    yield { type: 'refused', code, message: refusalText(code, source) }
  }
}
