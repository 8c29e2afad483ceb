import { ANALYTICS_SAMPLES, TRACKED_SAMPLES } from './analytics-samples.ts'
import { AUDIENCE_SAMPLES } from './audience-samples.ts'
import { AUTOMATION_SAMPLES } from './automation-samples.ts'
import { CONNECTION_SAMPLES } from './connection-samples.ts'
import { INTEGRATION_SAMPLES } from './integration-samples.ts'
import { BUSINESS_SAMPLES, PRODUCT_SAMPLES, RESOURCE_SAMPLES } from './library-samples.ts'
import { POST_SAMPLES, PUBLISHER_SAMPLES } from './post-samples.ts'
import { byId, type MakeSample, NOTHING } from './route-sample.ts'
import {
  AI_SAMPLES,
  FOOTAGE_SAMPLES,
  REEL_SAMPLES,
  TEMPLATE_SAMPLES,
} from './studio-samples.ts'
import { NOTIFICATION_SAMPLES, REVIEW_SAMPLES, TEAM_SAMPLES } from './team-samples.ts'

/** Never opened: the key is sealed by nobody. */
const UNSEALED = 'v1.x'.padEnd(32, 'x')

const downloads: Record<string, MakeSample> = {
  complainAboutDownload: () => ({
    body: { url: 'https://example.com/', replyEmail: 'anna@example.com', claim: 'Это моя работа' },
  }),
  findDownload: () => ({ body: { url: 'не ссылка', source: 'tiktok' } }),
  getDownloadState: NOTHING,
  recognizeDownload: () => ({ body: { url: 'не ссылка' } }),
  watchDownloadSource: () => ({ body: { source: 'tiktok' } }),
  prepareDownload: () => ({ body: { key: UNSEALED } }),
  showDownloadPicture: () => ({ query: { key: UNSEALED } }),
  saveDownload: () => ({ body: { key: UNSEALED, isOwn: true } }),
}

const demo: Record<string, MakeSample> = {
  addExample: NOTHING,
  getExample: NOTHING,
  removeExample: NOTHING,
  search: () => ({ query: { query: 'кофе' } }),
}

const own: Record<string, MakeSample> = {
  getOrder: byId('order'),
  getReceipt: byId('payment'),
  keepConnections: ({ telegram }) => ({ body: { ids: [telegram] } }),
  reportFailed: ({ order }) => ({ body: { orderId: order, lang: 'ru' } }),
  reportSuccess: ({ order }) => ({ body: { orderId: order, lang: 'ru' } }),
  listNotifications: ({ notification }) => ({ query: { cursor: notification } }),
  readNotifications: ({ notification }) => ({ body: { ids: [notification] } }),
  unsubscribePush: byId('pushSubscription'),
  restoreWorkspace: byId('workspace'),
  renamePasskey: byId('passkey', { body: { name: 'Телефон' } }),
  removePasskey: byId('passkey'),
  revokeSession: byId('session'),
}

/** A valid request for each route of access 'workspace', made of the ids of a stocked workspace. */
export const ROUTE_SAMPLES: Readonly<Record<string, MakeSample | undefined>> = {
  ...AI_SAMPLES,
  ...ANALYTICS_SAMPLES,
  ...AUDIENCE_SAMPLES,
  ...AUTOMATION_SAMPLES,
  ...INTEGRATION_SAMPLES,
  ...CONNECTION_SAMPLES,
  ...downloads,
  ...demo,
  ...NOTIFICATION_SAMPLES,
  ...POST_SAMPLES,
  ...PUBLISHER_SAMPLES,
  ...BUSINESS_SAMPLES,
  ...PRODUCT_SAMPLES,
  ...FOOTAGE_SAMPLES,
  ...REEL_SAMPLES,
  ...TEMPLATE_SAMPLES,
  ...RESOURCE_SAMPLES,
  ...REVIEW_SAMPLES,
  ...TEAM_SAMPLES,
  ...TRACKED_SAMPLES,
  ...own,
}
