import { newId } from '@kadr/kit/new-id'
import { byId, type MakeSample, NOTHING } from './route-sample.ts'

const RULE = {
  name: 'Цена',
  conditions: {
    words: ['цена'],
    isQuestion: null,
    tone: null,
    kinds: [],
    connectionIds: [],
    postIds: [],
  },
  action: { kind: 'label', label: 'цена' },
  capPerHour: 5,
  capPerDay: 20,
}

const ofAnswer: MakeSample = ({ conversation, conversationAnswer }) => ({
  params: { id: conversation, answerId: conversationAnswer },
})

export const AUDIENCE_SAMPLES: Record<string, MakeSample> = {
  // Raised once by the comment that opened it.
  answerConversation: ({ conversation, conversationItem, resource }) => ({
    params: { id: conversation },
    headers: { 'idempotency-key': newId() },
    body: { version: 2, text: 'Да, конечно', itemId: conversationItem, mediaId: resource },
  }),
  cancelAnswer: ofAnswer,
  changeConversations: ({ conversation, member }) => ({
    body: { ids: [conversation], change: { kind: 'assign', userId: member } },
  }),
  countConversations: NOTHING,
  createConversationRule: ({ telegram }) => ({
    body: { ...RULE, conditions: { ...RULE.conditions, connectionIds: [telegram] } },
  }),
  createSavedAnswer: () => ({ body: { title: newId(), text: 'Мы открыты до восьми' } }),
  deleteConversationRule: byId('conversationRule'),
  deleteSavedAnswer: byId('savedAnswer'),
  getAudienceFigures: ({ telegram }) => ({
    query: { from: '2026-03-01T00:00:00Z', to: '2026-04-01T00:00:00Z', connectionId: telegram },
  }),
  getConversation: byId('conversation'),
  listConversationAccounts: NOTHING,
  listConversationLabels: NOTHING,
  listConversationRules: NOTHING,
  listConversations: ({ conversation, telegram, published }) => ({
    query: { tab: 'new', personOf: conversation, connectionId: telegram, postId: published },
  }),
  listFrequentQuestions: NOTHING,
  listRuleActs: byId('conversationRule'),
  listSavedAnswers: NOTHING,
  moderateConversations: ({ conversation, conversationItem }) => ({
    body: { ids: [conversation], act: 'hide', itemId: conversationItem },
  }),
  putPersonNote: byId('conversation', { body: { text: 'Покупала чай', labels: ['покупатель'] } }),
  readConversationAccount: byId('telegram'),
  settleAnswer: (ids) => ({ ...ofAnswer(ids), body: { isSent: true } }),
  suggestAnswers: byId('conversation'),
  switchConversationAccount: byId('telegram', { body: { isOn: true } }),
  switchConversationRule: byId('conversationRule', { body: { version: 1, isOn: true } }),
  tryConversationRule: byId('conversationRule'),
  undoModeration: ({ conversation }) => ({ body: { key: conversation } }),
  undoRuleAct: ({ conversationRule }) => ({ params: { id: conversationRule, actId: newId() } }),
  updateConversationRule: ({ conversationRule, telegram, published }) => ({
    params: { id: conversationRule },
    body: {
      version: 1,
      rule: {
        ...RULE,
        conditions: { ...RULE.conditions, connectionIds: [telegram], postIds: [published] },
      },
    },
  }),
  updateSavedAnswer: byId('savedAnswer', { body: { title: 'Часы', text: 'До восьми' } }),
}
