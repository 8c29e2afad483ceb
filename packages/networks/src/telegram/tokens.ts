import type { NetworkAdapter, Tokens } from '../network-adapter.ts'

export const POST_RIGHT = 'can_post_messages'
export const requiredScopes = [POST_RIGHT]

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
