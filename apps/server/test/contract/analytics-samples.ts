import { newId } from '@kadr/kit/new-id'
import { byId, type MakeSample, NOTHING } from './route-sample.ts'

const scheduleOf = (accountId: string, userId: string) => ({
  title: '',
  scope: { kind: 'account', id: accountId },
  when: { every: 'week', day: 1, time: '09:00' },
  recipients: [{ userId, channel: 'telegram' }],
  password: null,
})

export const ANALYTICS_SAMPLES: Record<string, MakeSample> = {
  createAccountGroup: ({ figuresAccount }) => ({
    body: { name: newId(), memberIds: [figuresAccount] },
  }),
  createPostGroup: ({ workItem }) => ({ body: { name: newId(), memberIds: [workItem] } }),
  deleteAccountGroup: byId('accountGroup'),
  deletePostGroup: byId('postGroup'),
  getAnalyticsAccount: byId('figuresAccount'),
  getAnalyticsOverview: ({ accountGroup }) => ({ query: { accountGroupId: accountGroup } }),
  getAttribution: ({ figuresAccount }) => ({ query: { accountIds: figuresAccount } }),
  getBestTime: ({ figuresAccount }) => ({ query: { accountIds: figuresAccount } }),
  getWorkItem: byId('workItem'),
  createReport: ({ figuresAccount }) => ({
    body: { report: { accountIds: [figuresAccount] }, password: null, lifetime: 7 },
  }),
  createReportSchedule: ({ figuresAccount, member }) => ({
    body: scheduleOf(figuresAccount, member),
  }),
  changeReportSchedule: ({ reportSchedule, figuresAccount, member }) => ({
    params: { id: reportSchedule },
    body: scheduleOf(figuresAccount, member),
  }),
  deleteReportSchedule: byId('reportSchedule'),
  listAccountGroups: NOTHING,
  listAccountGroupsShortly: NOTHING,
  listAnalyticsAccounts: ({ accountGroup }) => ({ query: { accountGroupId: accountGroup } }),
  listPostGroups: NOTHING,
  listWorkItems: ({ postGroup }) => ({ query: { postGroupId: postGroup } }),
  listReports: NOTHING,
  listReportSchedules: NOTHING,
  makeReportFile: ({ figuresAccount }) => ({
    body: { report: { accountIds: [figuresAccount] }, format: 'csv' },
  }),
  revokeReport: byId('report'),
  updateAccountGroup: ({ accountGroup, figuresAccount }) => ({
    params: { id: accountGroup },
    body: { memberIds: [figuresAccount] },
  }),
  updatePostGroup: ({ postGroup, workItem }) => ({
    params: { id: postGroup },
    body: { memberIds: [workItem] },
  }),
}

export const TRACKED_SAMPLES: Record<string, MakeSample> = {
  listTrackedAccounts: NOTHING,
  refreshFigures: ({ trackedAccount }) => ({ body: { accountId: trackedAccount } }),
  trackAccount: () => ({ body: { link: 'https://t.me/foreign_channel' } }),
  untrackAccount: byId('trackedAccount'),
}

/** Routes of access 'user' that take an id. */
