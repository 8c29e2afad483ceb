import { notificationKind, notificationTopic } from '@kadr/contract/delivery/notifications'
import { expect, it } from 'vitest'
import { channelsFor, fillMatrix, isUrgent } from './channels.ts'
import { kindsOf, topicOf } from './topics.ts'

it('gives every kind one topic', () => {
  const kinds = notificationTopic.options.flatMap(kindsOf)
  expect(kinds.toSorted()).toEqual(notificationKind.options.toSorted())
  expect(topicOf('failed')).toBe('problems')
})

it('keeps the defaults where a person changed nothing, and payments always in the app', () => {
  expect(channelsFor({}, 'published')).toEqual(['app', 'messenger'])
  expect(channelsFor({ published: [] }, 'published')).toEqual([])
  expect(channelsFor({ published: [] }, 'failed')).toContain('messenger')
  expect(fillMatrix({ billing: ['email'] }).billing).toEqual(['app', 'email'])
})

it('lets through in quiet hours what has failed or waits for a decision', () => {
  expect(notificationKind.options.filter(isUrgent)).toEqual([
    'failed',
    'needs_attention',
    'handed_over',
  ])
})
