import type { NetworkAdapter } from '../network-adapter.ts'
import { maySend } from './token.ts'

/** What a token can't send, the composer should not promise. */
export const accountOptions: NetworkAdapter['accountOptions'] = async ({ account }) => ({
  kind: 'found',
  options: { canSendFiles: maySend(account, 'files') },
})
