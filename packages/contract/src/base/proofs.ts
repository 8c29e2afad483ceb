import * as z from 'zod/mini'

/** What a person with a passkey proves to be themselves for, apart from their session. A proof is good for one of them. */
export const proofPurpose = z.enum([
  'payout',
  'ownership',
  'profile_deletion',
  'workspace_deletion',
  'api_key',
  'passkeys',
])
export type ProofPurpose = z.infer<typeof proofPurpose>
