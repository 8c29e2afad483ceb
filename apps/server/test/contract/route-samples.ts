import { newId } from '@kadr/kit/new-id'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { ruleOf } from '../automations.ts'
import { contentOf } from '../posts.ts'
import { slideshowOf } from '../reels.ts'
import { ANALYTICS_SAMPLES, TRACKED_SAMPLES } from './analytics-samples.ts'
import { AUDIENCE_SAMPLES } from './audience-samples.ts'
import { byId, type MakeSample, NOTHING } from './route-sample.ts'

const SIGNED_IN: MakeSample = () => ({ body: { code: 'code', state: 'x'.repeat(16) } })
const WALL_TIME = { wallTime: '2026-03-12T12:00', timeZone: 'Europe/Moscow' }

const ofDraftTarget: MakeSample = ({ draft, draftTarget }) => ({
  params: { id: draft, targetId: draftTarget },
})

const ai: Record<string, MakeSample> = {
  askAi: ({ product }) => ({ body: { task: { kind: 'caption', productId: product } } }),
  cancelAi: byId('aiRequest'),
  composeAnswers: () => ({
    body: { sentence: 'Уроки гитары', answers: [{ questionId: 'price', text: '900 ₽' }] },
  }),
  deleteAiRequest: byId('aiRequest'),
  getAiRequest: byId('aiRequest'),
  getAiStatus: NOTHING,
  getBrandVoice: NOTHING,
  hearAnswer: () => ({ body: { mimeType: 'audio/ogg', sound: 'T2dnUw==' } }),
  listAiRequests: NOTHING,
  planQuestions: () => ({ body: { sentence: 'Уроки гитары' } }),
  placePlan: ({ aiRequest, telegram }) => ({
    params: { id: aiRequest },
    body: { items: [3], connectionIds: [telegram] },
  }),
  putBrandVoice: () => ({
    body: { tone: 'neutral', about: '', wordsToUse: [], wordsToAvoid: [], examples: [] },
  }),
  repeatAi: byId('aiRequest'),
}

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

const automations: Record<string, MakeSample> = {
  answerRun: ({ automation }) => ({
    params: { id: automation, runId: newId() },
    body: { answers: [{ questionId: 'price', text: 'от 900 ₽' }] },
  }),
  checkFeed: () => ({
    body: { source: { kind: 'feed', url: 'http://127.0.0.1/rss' } },
  }),
  createAutomation: ({ telegram }) => ({ body: { rule: ruleOf([telegram]), isPaused: true } }),
  deleteAutomation: byId('automation'),
  getAutomation: byId('automation'),
  getAutomationReport: byId('automation'),
  getRun: ({ automation }) => ({ params: { id: automation, runId: newId() } }),
  listAutomations: NOTHING,
  listPlannedRuns: ({ automation }) => ({
    query: {
      from: '2026-03-10T00:00:00Z',
      to: '2026-03-20T00:00:00Z',
      automationId: automation,
    },
  }),
  listRuns: byId('automation'),
  makePlannedRuns: byId('automation', { body: { count: 1 } }),
  pauseAutomation: byId('automation', { body: { isPaused: true } }),
  announcePresence: ({ draft }) => ({ body: { kind: 'post', id: draft } }),
  previewAutomation: ({ telegram }) => ({ body: { rule: ruleOf([telegram]) } }),
  readAutomationFeed: byId('automation'),
  runAutomation: byId('automation', { headers: { 'idempotency-key': newId() }, body: {} }),
  saveAutomation: ({ automation, telegram }) => ({
    params: { id: automation },
    body: { version: 1, rule: ruleOf([telegram]) },
  }),
  skipPlannedRun: byId('automation', { body: { wallTime: '2026-03-12T10:00', isSkipped: true } }),
  swapPlannedRun: byId('automation', { body: { wallTime: '2026-03-13T10:00' } }),
}

const connections: Record<string, MakeSample> = {
  attachByHand: () => ({ body: { network: 'ok', title: 'Кофе', address: 'ok.ru/nobody' } }),
  attachBluesky: () => ({ body: { username: 'nobody.bsky.social', password: 'wrong' } }),
  attachFacebookBusiness: () => ({ body: { accessToken: 'token' } }),
  attachInstagram: SIGNED_IN,
  attachLinkedin: SIGNED_IN,
  attachLinkedinPages: SIGNED_IN,
  attachPinterest: SIGNED_IN,
  attachMaxChannel: () => ({ body: { channel: '@nobody_is_here' } }),
  attachTelegramChannel: () => ({ body: { channel: '@nobody_is_here' } }),
  attachThreads: SIGNED_IN,
  attachTiktok: SIGNED_IN,
  attachVk: () => ({ body: { username: 'vk.com/nobody', password: 'wrong' } }),
  attachVkCommunities: () => ({
    body: { code: 'code', state: 'a-state-of-nobody', deviceId: 'device' },
  }),
  attachYoutube: SIGNED_IN,
  beginHandover: () => ({ body: { network: 'youtube' } }),
  detachByHand: ({ bluesky }) => ({ params: { network: 'ok', id: bluesky } }),
  detachBluesky: byId('bluesky'),
  detachInstagram: byId('instagram'),
  detachLinkedin: byId('linkedin'),
  detachPinterest: byId('pinterest'),
  detachMaxChannel: byId('max'),
  detachTelegramChannel: byId('telegram'),
  detachThreads: byId('threads'),
  detachTiktok: byId('tiktok'),
  detachVk: byId('vk'),
  detachYoutube: byId('youtube'),
  facebookBusinessUrl: NOTHING,
  getConnections: NOTHING,
  getNetworkSetup: NOTHING,
  instagramUrl: NOTHING,
  linkedinPagesUrl: NOTHING,
  linkedinUrl: NOTHING,
  pinterestUrl: NOTHING,
  getPublicationFeed: ({ bluesky }) => ({ params: { id: bluesky, key: 'nobody' } }),
  refreshConnection: ({ youtube }) => ({ params: { provider: 'youtube', id: youtube } }),
  threadsUrl: NOTHING,
  tiktokUrl: NOTHING,
  vkCommunitiesUrl: NOTHING,
  youtubeUrl: NOTHING,
}

const demo: Record<string, MakeSample> = {
  addExample: NOTHING,
  getExample: NOTHING,
  removeExample: NOTHING,
  search: () => ({ query: { query: 'кофе' } }),
}

const posts: Record<string, MakeSample> = {
  cancelTarget: ofDraftTarget,
  changePosts: ({ draft }) => ({ body: { ids: [draft], action: { kind: 'delete' } } }),
  checkImport: ({ telegram }) => ({ body: { text: 'text\nПост', connectionIds: [telegram] } }),
  checkPost: ({ telegram, resource }) => ({
    body: contentOf([telegram], { mediaIds: [resource] }),
  }),
  countPosts: NOTHING,
  createPost: ({ telegram, resource }) => ({
    body: contentOf([telegram], { mediaIds: [resource] }),
  }),
  deletePost: byId('draft'),
  restorePost: byId('draft'),
  listDeletedPosts: NOTHING,
  duplicatePost: byId('draft'),
  getCalendar: ({ telegram }) => ({
    query: { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z', connectionIds: telegram },
  }),
  getPost: byId('draft'),
  getTargetHistory: ofDraftTarget,
  importPosts: ({ telegram }) => ({
    body: { text: 'text\nПост', connectionIds: [telegram], key: newId(), isScheduled: false },
  }),
  listAuthors: NOTHING,
  listPosts: ({ telegram }) => ({ query: { connectionId: telegram } }),
  removeTarget: ({ published, publishedTarget }) => ({
    params: { id: published, targetId: publishedTarget },
  }),
  retryTarget: ofDraftTarget,
  reviewPost: byId('draft', { body: { version: 1, isApproved: true } }),
  schedulePost: ({ draft, telegram, resource }) => ({
    params: { id: draft },
    body: {
      version: 1,
      when: { kind: 'at', ...WALL_TIME },
      ...contentOf([telegram], { mediaIds: [resource] }),
    },
  }),
  setDraftTime: byId('draft', { body: { version: 1, ...WALL_TIME } }),
  getCalendarFeed: NOTHING,
  renewCalendarFeed: NOTHING,
  removeCalendarFeed: NOTHING,
  readCalendarFeed: () => ({ params: { token: 'nobody' } }),
  getHandover: ofDraftTarget,
  postponeTarget: (ids) => ({ ...ofDraftTarget(ids), body: { until: 'hour' } }),
  setTargetUrl: (ids) => ({ ...ofDraftTarget(ids), body: { url: 'https://example.com/p/1' } }),
  settleTarget: (ids) => ({ ...ofDraftTarget(ids), body: { outcome: 'published' } }),
  unschedulePost: byId('draft', { body: { version: 1 } }),
  updatePost: ({ draft, telegram, resource }) => ({
    params: { id: draft },
    body: { version: 1, ...contentOf([telegram], { mediaIds: [resource] }) },
  }),
}

const publisher: Record<string, MakeSample> = {
  createHashtagSet: () => ({ body: { name: newId(), tags: ['чай'] } }),
  deleteHashtagSet: byId('hashtagSet'),
  findSlot: ({ telegram }) => ({ body: { connectionIds: [telegram] } }),
  getAccountOptions: byId('pinterest'),
  getPublisherSettings: NOTHING,
  getPublisherStatus: NOTHING,
  listHashtagSets: NOTHING,
  listSlots: NOTHING,
  putSlots: ({ telegram }) => ({
    body: { connectionId: telegram, slots: [{ weekday: 1, time: '09:00' }] },
  }),
  syncBoards: byId('pinterest'),
  updateHashtagSet: byId('hashtagSet', { body: { name: 'Чай', tags: ['чай'] } }),
  updatePublisherSettings: ({ telegram }) => ({
    body: { lateLimitMinutes: 30, approvalConnectionIds: [telegram] },
  }),
}

const FACT = { kind: 'price', title: 'Чай', text: '990 ₽' }

const business: Record<string, MakeSample> = {
  addFact: () => ({ body: FACT }),
  changeFact: byId('businessFact', { body: { ...FACT, version: 1 } }),
  confirmFact: byId('businessFact', { body: { version: 1 } }),
  deleteFact: byId('businessFact'),
  getBusiness: NOTHING,
  keepFacts: ({ businessFact }) => ({
    body: { facts: [{ ...FACT, title: 'Халва', source: 'answer', replacesId: businessFact }] },
  }),
  readSite: () => ({ body: { link: 'http://127.0.0.1:9/' } }),
}

const products: Record<string, MakeSample> = {
  copyPictures: () => ({ body: { urls: ['http://127.0.0.1:9/a.jpg'] } }),
  createProduct: ({ resource }) => ({ body: { name: 'Чай', resourceIds: [resource] } }),
  deleteProduct: byId('product'),
  duplicateProduct: byId('product'),
  getProduct: byId('product'),
  importProducts: () => ({
    body: { source: { kind: 'text', text: 'name\nЧай' }, isDryRun: true },
  }),
  listProducts: NOTHING,
  readProductPage: () => ({ body: { link: 'http://127.0.0.1:9/' } }),
  updateProduct: ({ product, resource }) => ({
    params: { id: product },
    body: { version: 1, resourceIds: [resource] },
  }),
}

const footage: Record<string, MakeSample> = {
  cancelTranscript: byId('transcript'),
  findTranscript: ({ resource }) => ({ query: { resourceId: resource } }),
  getFillerWords: NOTHING,
  getFootageStatus: NOTHING,
  getTranscriptFacts: byId('transcript'),
  makeClipReels: ({ resource, telegram, transcript }) => ({
    params: { id: transcript },
    headers: { 'idempotency-key': newId() },
    body: {
      form: createOwnVideoForm({
        source: { asset: resource, ms: 200_000, width: 1080, height: 1920, hasSound: true },
      }),
      clips: [{ span: { from: 1000, to: 20_000 }, title: 'Почему трескается чашка' }],
      connectionIds: [telegram],
    },
  }),
  proposeClips: byId('transcript'),
  putFillerWords: () => ({ body: { words: ['короче'] } }),
  startTranscript: ({ resource }) => ({
    body: { resourceId: resource, words: { from: 'none' } },
  }),
}

const reels: Record<string, MakeSample> = {
  alignRecording: ({ resource }) => ({
    body: { resourceId: resource, script: 'Привет', arePausesTrimmed: false },
  }),
  cancelGeneration: byId('generation'),
  createReel: ({ resource }) => ({
    body: { title: 'Рилс', content: slideshowOf([resource, null]) },
  }),
  deleteGeneration: byId('generation'),
  deleteReel: byId('reel'),
  duplicateReel: byId('reel'),
  getGeneration: byId('generation'),
  getReel: byId('reel'),
  listGenerations: ({ reel }) => ({ query: { reelId: reel } }),
  listReels: NOTHING,
  listVoices: NOTHING,
  renderReel: byId('reel', { body: { output: 'video' } }),
  retryGeneration: byId('generation'),
  searchObjects: () => ({ query: { query: 'кофе' } }),
  saveReel: ({ reel, resource }) => ({
    params: { id: reel },
    body: { version: 1, title: 'Рилс', content: slideshowOf([resource, null]) },
  }),
  speakScript: () => ({ body: { script: 'Привет', voice: 'nobody', speed: 1 } }),
  watchEvents: NOTHING,
  watchGenerations: NOTHING,
}

const resources: Record<string, MakeSample> = {
  changeResources: ({ resource }) => ({ body: { ids: [resource], action: { kind: 'delete' } } }),
  createFolder: ({ folder }) => ({ body: { name: newId(), parentId: folder } }),
  deleteFolder: byId('folder'),
  getResource: byId('resource'),
  getStorageUse: NOTHING,
  getUpload: ({ upload }) => ({ params: { uploadId: upload } }),
  listFolders: NOTHING,
  listResources: ({ folder }) => ({ query: { folderId: folder } }),
  listResourceUses: byId('resource'),
  listTags: NOTHING,
  listStockLibraries: NOTHING,
  searchStockPhotos: () => ({ params: { library: 'pexels' }, query: { query: 'кофе' } }),
  importStockPhoto: () => ({ params: { library: 'pexels', photoId: '1' } }),
  updateFolder: ({ folder }) => ({ params: { id: folder }, body: { parentId: folder } }),
  updateResource: ({ resource, folder }) => ({
    params: { id: resource },
    body: { folderId: folder },
  }),
}

const ofComment: MakeSample = ({ draft, comment }) => ({
  params: { id: draft, commentId: comment },
})

const reviews: Record<string, MakeSample> = {
  addPostComment: ({ draft, comment, member, resource }) => ({
    params: { id: draft },
    body: {
      text: 'Поправила',
      parentId: comment,
      mentions: [member],
      mediaIds: [resource],
      isForGuests: false,
    },
  }),
  countUnreadComments: NOTHING,
  createReviewLink: ({ draft }) => ({
    body: { title: 'Неделя', scope: { kind: 'post', postId: draft }, days: 7 },
  }),
  deletePostComment: ofComment,
  getChangesSinceApproval: byId('draft'),
  listPostComments: byId('draft'),
  listReviewLinks: NOTHING,
  readPostComments: byId('draft'),
  resolvePostComment: (ids) => ({ ...ofComment(ids), body: { isResolved: true } }),
  revokeReviewLink: byId('reviewLink'),
}

const team: Record<string, MakeSample> = {
  acceptOwnership: NOTHING,
  cancelTransfer: NOTHING,
  changeInvite: byId('invite', { body: { role: 'editor' } }),
  changeMember: ({ member, telegram }) => ({
    params: { userId: member },
    body: { role: 'viewer', connectionIds: [telegram] },
  }),
  closeWorkspace: () => ({ body: { confirmation: 'Не то название' } }),
  createInvite: ({ telegram }) => ({
    body: {
      role: 'viewer',
      isApprover: false,
      connectionIds: [telegram],
      note: '',
      to: null,
      maxUses: null,
      days: 7,
    },
  }),
  exportActivity: ({ member }) => ({ query: { actorId: member } }),
  getTeam: NOTHING,
  leaveWorkspace: NOTHING,
  listActivity: ({ member }) => ({ query: { actorId: member } }),
  listInvites: NOTHING,
  offerOwnership: ({ member }) => ({ body: { userId: member } }),
  removeMember: ({ member }) => ({ params: { userId: member } }),
  revokeInvite: byId('invite'),
  updateWorkspace: ({ resource }) => ({ body: { name: 'Кофейня', logoId: resource } }),
}

const notifications: Record<string, MakeSample> = {
  getNotificationSettings: NOTHING,
  updateNotificationSettings: () => ({ body: { isUrgentLetThrough: true } }),
  listNotificationGroups: NOTHING,
  createGroupLink: NOTHING,
  updateNotificationGroup: byId('notificationGroup', { body: { topics: ['problems'] } }),
  deleteNotificationGroup: byId('notificationGroup'),
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
  revokeSession: byId('session'),
}

/** A valid request for each route of access 'workspace', made of the ids of a stocked workspace. */
export const ROUTE_SAMPLES: Readonly<Record<string, MakeSample | undefined>> = {
  ...ai,
  ...ANALYTICS_SAMPLES,
  ...AUDIENCE_SAMPLES,
  ...automations,
  ...connections,
  ...downloads,
  ...demo,
  ...notifications,
  ...posts,
  ...publisher,
  ...business,
  ...products,
  ...footage,
  ...reels,
  ...resources,
  ...reviews,
  ...team,
  ...TRACKED_SAMPLES,
  ...own,
}
