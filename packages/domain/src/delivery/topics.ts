import {
  type NotificationKind,
  type NotificationTopic,
  notificationKind,
} from '@kadr/contract/delivery/notifications'

const TOPICS: Readonly<Record<NotificationKind, NotificationTopic>> = {
  published: 'published',
  failed: 'problems',
  delayed: 'problems',
  needs_attention: 'problems',
  handed_over: 'problems',
  render_ready: 'reels',
  render_failed: 'reels',
  words_ready: 'reels',
  words_failed: 'reels',
  approval_asked: 'approvals',
  approval_decided: 'approvals',
  commented: 'comments',
  member_joined: 'team',
  ownership_offered: 'team',
  connection_needs_reauth: 'connections',
  connection_expiring: 'connections',
  plan_expiring: 'billing',
  payment_received: 'billing',
  payment_refunded: 'billing',
  payment_disputed: 'billing',
  renewal_coming: 'billing',
  renewal_failed: 'billing',
  plan_ended: 'billing',
  payout_settled: 'billing',
  tool_recovered: 'problems',
  automation_ready: 'automations',
  automation_failed: 'automations',
  automation_paused: 'automations',
  automation_asks: 'automations',
  message_received: 'inbox',
  message_assigned: 'inbox',
  message_problem: 'inbox',
  report_paused: 'problems',
  group_lost: 'connections',
  key_revoked: 'problems',
  webhook_paused: 'problems',
  confirmation_asked: 'approvals',
  program_ended: 'problems',
  passkeys_changed: 'problems',
  daily_digest: 'daily',
  weekly_digest: 'weekly',
}

export const topicOf = (kind: NotificationKind): NotificationTopic => TOPICS[kind]

export const kindsOf = (topic: NotificationTopic): NotificationKind[] =>
  notificationKind.options.filter((kind) => TOPICS[kind] === topic)
