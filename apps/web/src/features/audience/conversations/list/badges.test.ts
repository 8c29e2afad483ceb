import type { Conversation } from '@kadr/contract/audience/conversation'
import { expect, it } from 'vitest'
import { badgesOf } from './badges.ts'
import { makeConversation } from './conversation.fixture.ts'

const now = new Date('2026-11-18T10:45:00Z')
const texts = (changes: Partial<Conversation>) =>
  badgesOf({ thread: makeConversation(changes), now, describeTime: () => 'завтра' }).map(
    ({ text }) => text.replaceAll('\u00A0', ' '),
  )
const boris = { id: '0197a0c0-0000-7000-8000-000000000002', name: 'Борис' }

it('says nothing about calm words and praise', () => {
  expect(texts({})).toEqual([])
  expect(texts({ tone: 'good' })).toEqual([])
})

it('names what decides: anger before a question', () => {
  expect(texts({ isQuestion: true })).toEqual(['Вопрос'])
  expect(texts({ isQuestion: true, tone: 'bad' })).toEqual(['Недовольны'])
})

it('counts the hours in which a dialog can be answered', () => {
  const direct = { kind: 'direct' as const }
  expect(texts({ ...direct, windowEndsAt: '2026-11-19T10:00:00.000Z' })).toEqual([
    'Личное, ответить за 23 ч',
  ])
  expect(texts({ ...direct, windowEndsAt: '2026-11-18T10:00:00.000Z' })).toEqual([
    'Личное, время ответа прошло',
  ])
  expect(texts(direct)).toEqual(['Личное'])
})

it('shows two at most: the reason, then who holds it', () => {
  expect(texts({ isQuestion: true, assignee: boris, labels: ['покупатель'] })).toEqual([
    'Вопрос',
    'Борис',
  ])
  expect(texts({ snoozedUntil: '2026-11-19T10:00:00.000Z', assignee: boris })).toEqual([
    'Отложено до завтра',
    'Борис',
  ])
})
