import { newId } from '@kadr/kit/new-id'
import { ruleOf } from '../automations.ts'
import { byId, type MakeSample, NOTHING } from './route-sample.ts'

export const AUTOMATION_SAMPLES: Record<string, MakeSample> = {
  answerRun: ({ automation }) => ({
    params: { id: automation, runId: newId() },
    body: { answers: [{ questionId: 'price', text: 'от 900 ₽' }] },
  }),
  checkFeed: () => ({
    body: { source: { kind: 'feed', url: 'http://127.0.0.1/rss' } },
  }),
  checkFootage: ({ folder }) => ({ query: { folderId: folder } }),
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
