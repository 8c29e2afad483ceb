import { newId } from '@kadr/kit/new-id'
import { type MakeSample, NOTHING } from './route-sample.ts'

export const INTEGRATION_SAMPLES: Record<string, MakeSample> = {
  listApiKeys: NOTHING,
  createApiKey: () => ({
    body: { name: 'CRM', scopes: ['posts.read'], ceiling: 'viewer', expiresAt: null },
  }),
  revokeApiKey: () => ({ params: { id: newId() } }),
}
