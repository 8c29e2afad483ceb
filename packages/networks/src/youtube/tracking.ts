import { createSignInRequired } from '../_shared/failures.ts'
import type { Tracking } from '../metrics.ts'
import { getData } from './data-api.ts'
import { TITLE } from './failures.ts'
import { presentChannel } from './profile.ts'
import { channels } from './wire.ts'

/** By id (UC…) or handle; legacy names are handles too. */
export const find: Tracking['find'] = async ({ ctx, reader, handle }) => {
  if (!reader) {
    return { kind: 'failed', failure: createSignInRequired({ title: TITLE, code: 'no_reader' }) }
  }
  const whose = /^UC[\w-]{22}$/.test(handle)
    ? { id: handle }
    : { forHandle: `@${handle.replace(/^@/, '')}` }
  const read = await getData({
    ctx,
    account: reader,
    endpoint: 'api',
    path: '/channels',
    query: { part: 'snippet', ...whose },
    schema: channels,
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const channel = read.data.items?.[0]
  return channel ? { kind: 'found', profile: presentChannel(channel) } : { kind: 'absent' }
}
