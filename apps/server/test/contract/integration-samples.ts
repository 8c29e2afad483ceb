import { newId } from '@kadr/kit/new-id'
import { byId, type MakeSample, NOTHING } from './route-sample.ts'

/** Of another server: the address leads into the network of this machine and is refused. */
const INNER = 'https://127.0.0.1/hook'

const unknown: MakeSample = () => ({ params: { id: newId() } })
const authorization = { client_id: 'kadr-nobody', redirect_uri: 'https://app.example/cb' }

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
  changeWebhook: byId('webhook', { body: { title: 'Склад', kinds: ['target.failed'] } }),
  createWebhook: () => ({ body: { title: 'CRM', url: INNER, kinds: ['post.published'] } }),
  deleteWebhook: byId('webhook'),
  getWebhookDelivery: byId('webhookDelivery'),
  listWebhookDeliveries: byId('webhook'),
  listWebhooks: NOTHING,
  pauseWebhook: byId('webhook'),
  resendWebhookDelivery: byId('webhookDelivery'),
  resumeWebhook: byId('webhook', { body: { waiting: 'send' } }),
  rotateWebhookSecret: byId('webhook'),
  testWebhook: byId('webhook'),
  revokeApiKey: byId('apiKey'),
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
