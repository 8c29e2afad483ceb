import { byId, type MakeSample, NOTHING } from './route-sample.ts'

/** Of another server: the address leads into the network of this machine and is refused. */
const INNER = 'https://127.0.0.1/hook'

const authorizationOf = (clientId: string) => ({
  client_id: clientId,
  redirect_uri: 'https://app.example/cb',
  response_type: 'code',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
})

/** What a manager does with keys and programs, and a person with what those ask. */
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
  getConfirmation: byId('confirmation'),
  decideConfirmation: byId('confirmation', { body: { isConfirmed: false } }),
  listPrograms: NOTHING,
  registerProgram: () => ({
    body: { name: 'CRM', redirectUris: ['https://app.example/cb'] },
  }),
  deleteProgram: byId('program'),
  revokeProgramGrant: byId('programGrant'),
  readConsent: ({ programClient }) => ({ body: { authorization: authorizationOf(programClient) } }),
  decideConsent: ({ programClient, workspace }) => ({
    body: {
      authorization: authorizationOf(programClient),
      given: { workspaceId: workspace, scopes: ['posts.read'], ceiling: 'viewer', mayPublish: false },
    },
  }),
}
