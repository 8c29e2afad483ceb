import type { Account } from '../src/network-adapter.ts'
import type { MediaFile, Progress, Publication, PublishInput } from '../src/publish.ts'
import { bytesOf, testFile } from './media.ts'
import type { Played } from './play.ts'

/** A file that stands where networks that pull can read it. */
export function servedFile(
  of: Partial<MediaFile> & { kind: MediaFile['kind']; played: Played },
): MediaFile {
  const { played, ...given } = of
  const file = testFile({ size: 1000, ...given })
  const bytes = bytesOf({ start: 0, end: file.size })
  const name = `${crypto.randomUUID()}.${file.mimeType.split('/')[1]}`
  return { ...file, publicUrl: played.serveFile(name, { type: file.mimeType, bytes }) }
}

export const testPublication = (played: Played, given: Partial<Publication> = {}): Publication => ({
  key: 'target-1',
  text: 'Открываем осенний сезон 🍂',
  media: [],
  settings: {},
  startedAt: played.clock.now(),
  ...given,
})

/** Everything a publishing call needs. */
export const publishInput = (input: {
  played: Played
  account: Account
  publication: Publication
  progress?: Progress
}): PublishInput => ({
  ctx: input.played.ctx,
  account: input.account,
  publication: input.publication,
  progress: input.progress ?? {},
})
