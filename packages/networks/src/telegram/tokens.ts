import type { NetworkAdapter, Tokens } from '../network-adapter.ts'

export const POST_RIGHT = 'can_post_messages'
export const requiredScopes = [POST_RIGHT]

/** A channel has no token of its own: the bot's rights in it stand where scopes do. */
export const tokensOf = (rights: readonly string[]): Tokens => ({
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
  // The bot stays where the person put it: leaving would make attaching again harder.
  async revoke() {},
}
