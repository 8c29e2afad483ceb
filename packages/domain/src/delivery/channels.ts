import type {
  ChannelChanges,
  ChannelMatrix,
  NotificationChannel,
} from '@kadr/contract/delivery/notification-settings'
import {
  type NotificationKind,
  type NotificationTopic,
  notificationTopic,
} from '@kadr/contract/delivery/notifications'
import { topicOf } from './topics.ts'

/** Letters are for deadlines; digests are read where the work is done. */
const DEFAULT_CHANNELS: ChannelMatrix = {
  problems: ['app', 'messenger', 'push'],
  published: ['app', 'messenger'],
  approvals: ['app', 'messenger', 'push'],
  comments: ['app', 'messenger', 'push'],
  inbox: ['app', 'messenger', 'push'],
  reels: ['app', 'messenger', 'push'],
  automations: ['app', 'messenger', 'push'],
  connections: ['app', 'messenger', 'push', 'email'],
  team: ['app', 'messenger'],
  billing: ['app', 'messenger', 'email'],
  daily: ['app', 'messenger'],
  weekly: ['app', 'messenger', 'email'],
}

/** A charge has to be announced somewhere, so payments are always shown in the app. */
export const isLocked = (topic: NotificationTopic, channel: NotificationChannel): boolean =>
  topic === 'billing' && channel === 'app'

const withLocked = (
  topic: NotificationTopic,
  channels: readonly NotificationChannel[],
): NotificationChannel[] => {
  const isMissing = isLocked(topic, 'app') && !channels.includes('app')
  return [...new Set(isMissing ? ['app' as const, ...channels] : channels)]
}

/** The defaults with the person's changes. */
export const fillMatrix = (changes: ChannelChanges): ChannelMatrix => {
  const matrix = { ...DEFAULT_CHANNELS }
  for (const topic of notificationTopic.options) {
    matrix[topic] = withLocked(topic, changes[topic] ?? DEFAULT_CHANNELS[topic])
  }
  return matrix
}

export const channelsFor = (
  changes: ChannelChanges,
  kind: NotificationKind,
): readonly NotificationChannel[] => fillMatrix(changes)[topicOf(kind)]

const URGENT: ReadonlySet<NotificationKind> = new Set(['failed', 'needs_attention', 'handed_over'])

/** Sent even in quiet hours: a post was not published, waits for a decision, or its time has come for a person. */
export const isUrgent = (kind: NotificationKind): boolean => URGENT.has(kind)
