import type { Tracking } from '../metrics.ts'
import { noPreview, readPreview } from './preview.ts'

/** By the public page; channels without one can't be tracked. */
export const find: Tracking['find'] = async ({ ctx, handle }) => {
  const username = handle.replace(/^@/, '')
  const read = await readPreview({ ctx, username, before: null })
  if (read.kind === 'failed') {
    return read.failure === noPreview
      ? { kind: 'absent' }
      : { kind: 'failed', failure: read.failure }
  }
  const { title, avatarUrl } = read.data
  return {
    kind: 'found',
    profile: {
      // The page does not contain the id; a connected channel has one, a tracked one uses its name.
      externalId: username.toLowerCase(),
      title: title || username,
      handle: `@${username}`,
      avatarUrl,
      profileUrl: `https://t.me/${username}`,
      details: { username },
    },
  }
}
