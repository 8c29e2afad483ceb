import { newId } from '@kadr/kit/new-id'
import { type MakeSample, NOTHING } from './route-sample.ts'

const unknown: MakeSample = () => ({ params: { id: newId() } })
const authorization = { client_id: 'kadr-nobody', redirect_uri: 'https://app.example/cb' }

export const INTEGRATION_SAMPLES: Record<string, MakeSample> = {
  listApiKeys: NOTHING,
  createApiKey: () => ({
    body: { name: 'CRM', scopes: ['posts.read'], ceiling: 'viewer', expiresAt: null },
  }),
  revokeApiKey: unknown,
  getConfirmation: unknown,
  decideConfirmation: () => ({ params: { id: newId() }, body: { isConfirmed: false } }),
  listPrograms: NOTHING,
  registerProgram: () => ({
    body: { name: 'CRM', redirectUris: ['https://app.example/cb'] },
  }),
  deleteProgram: unknown,
  revokeProgramGrant: unknown,
  readConsent: () => ({ body: { authorization } }),
  decideConsent: () => ({ body: { authorization, given: null } }),
}
