import type { Account } from '../src/network-adapter.ts'
import type { MediaFile, Progress, Publication, PublishInput } from '../src/publish.ts'
import { createTestFile, generateBytes } from './test-media.ts'
import type { TestNetwork } from './test-network.ts'

/** A file published for networks that pull media. */
export function createServedFile(
  of: Partial<MediaFile> & { kind: MediaFile['kind']; played: TestNetwork },
): MediaFile {
  const { played, ...given } = of
  const file = createTestFile({ size: 1000, ...given })
  const bytes = generateBytes({ start: 0, end: file.size })
  const name = `${crypto.randomUUID()}.${file.mimeType.split('/')[1]}`
  return { ...file, publicUrl: played.serveFile(name, { type: file.mimeType, bytes }) }
}

export const createPublication = (
  played: TestNetwork,
  given: Partial<Publication> = {},
): Publication => ({
  key: 'target-1',
  text: 'Открываем осенний сезон 🍂',
  media: [],
  settings: {},
  startedAt: played.clock.now(),
  ...given,
})

export const createPublishInput = (input: {
  played: TestNetwork
  account: Account
  publication: Publication
  progress?: Progress
}): PublishInput => ({
  ctx: input.played.ctx,
  account: input.account,
  publication: input.publication,
  progress: input.progress ?? {},
})
