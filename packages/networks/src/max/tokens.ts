import type { NetworkAdapter, Tokens } from '../network-adapter.ts'

export const POST_RIGHT = 'write'
export const requiredScopes = [POST_RIGHT]

/** One older right stands for three newer ones. */
const OLDER: Readonly<Record<string, readonly string[]>> = {
  post_edit_delete_message: ['write', 'edit', 'delete'],
}

export const readRights = (permissions: readonly string[]): readonly string[] => [
  ...new Set(permissions.flatMap((right) => OLDER[right] ?? [right])),
]

/** Channels have no token: the bot's administrator rights are stored as scopes. */
export const createTokens = (rights: readonly string[]): Tokens => ({
  accessToken: '',
  refreshToken: null,
  accessExpiresAt: null,
  refreshExpiresAt: null,
  scopes: rights,
})

export const tokens: NetworkAdapter['tokens'] = {
  refreshAheadSeconds: 0,
  minimumAgeSeconds: 0,
  refresh: async () => ({ kind: 'unsupported' }),
  // The bot stays in the channel: leaving would make reconnecting harder.
  async revoke() {},
}
