import { newId } from '@kadr/kit/new-id'
import { byId, type MakeSample, NOTHING } from './route-sample.ts'

/** Of another server: the address leads into the network of this machine and is refused. */
const INNER = 'https://127.0.0.1/hook'

export const INTEGRATION_SAMPLES: Record<string, MakeSample> = {
  listApiKeys: NOTHING,
  createApiKey: () => ({
    body: { name: 'CRM', scopes: ['posts.read'], ceiling: 'viewer', expiresAt: null },
  }),
  revokeApiKey: () => ({ params: { id: newId() } }),
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
}
