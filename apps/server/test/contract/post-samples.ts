import { newId } from '@kadr/kit/new-id'
import { contentOf } from '../posts.ts'
import { byId, type MakeSample, NOTHING } from './route-sample.ts'

const WALL_TIME = { wallTime: '2026-03-12T12:00', timeZone: 'Europe/Moscow' }

const ofDraftTarget: MakeSample = ({ draft, draftTarget }) => ({
  params: { id: draft, targetId: draftTarget },
})

export const POST_SAMPLES: Record<string, MakeSample> = {
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
  getPublishedFeed: NOTHING,
  renewPublishedFeed: NOTHING,
  removePublishedFeed: NOTHING,
  readPublishedFeed: () => ({ params: { token: 'nobody' } }),
  listPlanSheets: NOTHING,
  addPlanSheet: ({ telegram }) => ({
    body: { url: 'http://127.0.0.1/plan.csv', connectionIds: [telegram], isScheduled: true },
  }),
  removePlanSheet: byId('planSheet'),
  checkPlanSheet: byId('planSheet'),
  applyPlanSheet: byId('planSheet', { body: { hash: 'none' } }),
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

export const PUBLISHER_SAMPLES: Record<string, MakeSample> = {
  createHashtagSet: () => ({ body: { name: newId(), tags: ['чай'] } }),
  createRubric: () => ({ body: { name: newId(), color: 'blue' } }),
  createSnippet: () => ({ body: { name: newId().slice(-12), text: 'Открыты до восьми' } }),
  deleteHashtagSet: byId('hashtagSet'),
  deleteRubric: byId('rubric'),
  deleteSnippet: byId('snippet'),
  listRubrics: NOTHING,
  listSnippets: NOTHING,
  putSignature: byId('telegram', { body: { signature: 'Кофейня на углу' } }),
  updateRubric: byId('rubric', { body: { name: 'Отзывы', color: 'pink' } }),
  updateSnippet: byId('snippet', { body: { name: 'адрес', text: 'На углу' } }),
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
