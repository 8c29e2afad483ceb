import type { NetworkAdapter } from '../network-adapter.ts'
import { refreshById, revokeById } from './id-tokens.ts'

/** A pasted key has no end, and only its owner takes it back, in VK; tokens of VK ID live for an hour. */
export const tokens: NetworkAdapter['tokens'] = {
  refreshAheadSeconds: 900,
  minimumAgeSeconds: 0,
  refresh: refreshById,
  revoke: revokeById,
}
