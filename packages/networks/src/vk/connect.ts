import type { PasswordConnect } from '../network-adapter.ts'
import { notAdministrator, unknownCommunity, wrongKey } from './failures.ts'
import { isAdministrator, profileOf, readCommunity, readKind, readRights } from './profile.ts'

/** `vk.com/polden`, `https://vk.ru/club1`, `@polden` or `polden`. */
const nameOf = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^(m\.)?vk\.(com|ru)\//i, '')
    .replace(/^@/, '')
    .replace(/[/?#].*$/, '')

/** It goes in a header, which takes nothing else. */
const KEY = /^[\x21-\x7e]+$/

/** A key says itself whose it is; of a person's token the community has to be named. */
export const connect: PasswordConnect = {
  by: 'password',

  async finish({ ctx, username, password }) {
    const token = password.trim()
    if (!KEY.test(token)) return { kind: 'failed', failure: wrongKey }
    const read = await readKind({ ctx, token })
    if (read.kind === 'failed') {
      return read.failure.kind === 'reauth' ? { kind: 'failed', failure: wrongKey } : read
    }
    const kind = read.data
    const name = nameOf(username)
    const asked = await readCommunity({ ctx, token, name })
    if (asked.kind === 'failed') {
      const isContent = asked.failure.action === 'edit'
      return isContent ? { kind: 'failed', failure: unknownCommunity } : asked
    }
    const community = asked.data
    if (kind === 'person' && !isAdministrator(community)) {
      return { kind: 'failed', failure: notAdministrator }
    }
    if (kind === 'key') {
      const own = await readCommunity({ ctx, token, name: undefined })
      if (own.kind === 'failed') return own
      if (own.data.id !== community.id) return { kind: 'failed', failure: unknownCommunity }
    }
    const rights = await readRights({ ctx, token, kind })
    if (rights.kind === 'failed') return rights
    const tokens = {
      accessToken: token,
      refreshToken: null,
      accessExpiresAt: null,
      refreshExpiresAt: null,
      scopes: [...rights.data],
    }
    return { kind: 'granted', grants: [{ profile: profileOf({ ctx, community, kind }), tokens }] }
  },
}
