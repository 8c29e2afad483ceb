import type { NetworkAdapter } from '../network-adapter.ts'
import { readFileLimit } from './large-files.ts'

/** Channels have no individual limits, but a self-hosted Bot API server accepts larger files. */
export const accountOptions: NetworkAdapter['accountOptions'] = async ({ ctx }) => ({
  kind: 'found',
  options: readFileLimit(ctx),
})
