import type { NetworkAdapter } from '../network-adapter.ts'
import { readFileLimit } from './large-files.ts'

/** Channels have no limits of their own, but our Bot API server may take larger files. */
export const accountOptions: NetworkAdapter['accountOptions'] = async ({ ctx }) => ({
  kind: 'found',
  options: readFileLimit(ctx),
})
