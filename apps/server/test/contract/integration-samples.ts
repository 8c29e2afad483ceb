import { byId, type MakeSample, NOTHING } from './route-sample.ts'

/** What a manager does with keys of programs. */
export const INTEGRATION_SAMPLES: Record<string, MakeSample> = {
  listApiKeys: NOTHING,
  createApiKey: () => ({
    body: {
      name: 'Учёт',
      scopes: ['workspace.read', 'posts.read'],
      ceiling: 'viewer',
      expiresAt: null,
    },
  }),
  revokeApiKey: byId('apiKey'),
}
