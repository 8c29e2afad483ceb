import type { NetworkAdapter } from '../network-adapter.ts'

/** A key has no end, and only its owner takes it back, in VK. */
export const tokens: NetworkAdapter['tokens'] = {
  refreshAheadSeconds: 0,
  minimumAgeSeconds: 0,
  refresh: async () => ({ kind: 'unsupported' }),
  revoke: async () => {},
}
