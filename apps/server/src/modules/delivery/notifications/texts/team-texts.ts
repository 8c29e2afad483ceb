import type { DomainEvent } from '@kadr/contract/events'
import type { NotificationDraft } from './notification-draft.ts'

const TEAM = '/team'

export const teamTexts = {
  'member.joined': ({
    id,
    payload: { name },
  }: DomainEvent<'member.joined'>): NotificationDraft => ({
    kind: 'member_joined',
    title: `${name} теперь в команде`,
    text: 'Приглашение принято',
    link: TEAM,
    key: `member-joined:${id}`,
    to: 'approvers',
  }),
  'workspace.ownership_offered': ({
    id,
    subjectId,
    payload: { toUserId },
  }: DomainEvent<'workspace.ownership_offered'>): NotificationDraft => ({
    kind: 'ownership_offered',
    title: 'Вам предлагают стать владельцем пространства',
    text: 'Откройте раздел «Команда», чтобы согласиться или отказаться',
    link: TEAM,
    key: `ownership:${subjectId}:${id}`,
    to: [toUserId],
  }),
}
