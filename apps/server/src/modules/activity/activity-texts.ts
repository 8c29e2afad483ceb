import type { ActivityArea } from '@kadr/contract/activity'
import type { DomainEvent, EventKind } from '@kadr/contract/events'
import type { WorkspaceRole } from '@kadr/contract/workspaces'
import { formatMoney } from '@kadr/domain/billing/money'
import { PLANS } from '@kadr/domain/plans'
import { countOf, type PluralForms } from '@kadr/domain/plural'
import { quote } from '@kadr/domain/quote'

type Described = { area: ActivityArea; text: string; link?: string | null; guestName?: string }
type Describe<K extends EventKind> = (event: DomainEvent<K>) => Described

const UNTITLED = 'без текста'
const POSTS: PluralForms = ['пост', 'поста', 'постов']
const ROLE_NAMES: Record<WorkspaceRole, string> = {
  owner: 'владелец',
  admin: 'администратор',
  editor: 'редактор',
  viewer: 'наблюдатель',
}

const titleOf = ({ title }: { title: string }) => quote(title || UNTITLED)
const withNote = (text: string, note: string | null) => (note ? `${text}: ${note}` : text)
const postLink = (id: string) => `/posts?post=${id}`
const CONNECTIONS = '/connections'
const TEAM = '/team'
const PLAN_PAGE = '/account/plan'
const automationLink = (id: number) => `/reels/automation/${id}`
const AUTOMATION_CHANGES = {
  created: 'создана',
  saved: 'изменена',
  paused: 'остановлена',
  resumed: 'включена',
  deleted: 'удалена',
} as const

/** Kinds of events that are entries of the log, and their words. */
const texts = {
  'post.published': ({ subjectId, payload: { accountTitles } }: DomainEvent<'post.published'>) => ({
    area: 'posts' as const,
    text: `Пост вышел: ${accountTitles.join(', ')}`,
    link: postLink(subjectId),
  }),
  'post.deleted': () => ({ area: 'posts' as const, text: 'Пост удалён' }),
  'target.failed': ({ payload }: DomainEvent<'target.failed'>) => ({
    area: 'posts' as const,
    text: `Не опубликовано в ${quote(payload.accountTitle)}: ${payload.message}`,
    link: postLink(payload.postId),
  }),
  'target.missed': ({ payload }: DomainEvent<'target.missed'>) => ({
    area: 'posts' as const,
    text: 'Время публикации пропущено',
    link: postLink(payload.postId),
  }),
  'target.removed': ({ payload }: DomainEvent<'target.removed'>) => ({
    area: 'posts' as const,
    text: 'Публикация удалена из сети',
    link: postLink(payload.postId),
  }),
  'automation.changed': ({ payload }: DomainEvent<'automation.changed'>) => ({
    area: 'automation' as const,
    text: `Автоматизация ${quote(payload.name)} ${AUTOMATION_CHANGES[payload.change]}`,
    ...(payload.change !== 'deleted' && { link: automationLink(payload.automationId) }),
  }),
  'automation.paused': ({ payload }: DomainEvent<'automation.paused'>) => ({
    area: 'automation' as const,
    text: `Автоматизация ${quote(payload.name)} остановилась: ${payload.message}`,
    link: automationLink(payload.automationId),
  }),
  'post.approval_requested': ({ subjectId, payload }: DomainEvent<'post.approval_requested'>) => ({
    area: 'approvals' as const,
    text:
      payload.postIds.length === 1
        ? `Пост ${titleOf(payload)} отправлен на согласование`
        : `${countOf({ count: payload.postIds.length, forms: POSTS })} отправлено на согласование`,
    link: postLink(subjectId),
  }),
  'post.approved': ({ subjectId, payload }: DomainEvent<'post.approved'>) => ({
    area: 'approvals' as const,
    text: `Пост ${titleOf(payload)} согласован`,
    link: postLink(subjectId),
    ...(payload.guestName !== undefined && { guestName: payload.guestName }),
  }),
  'post.returned': ({ subjectId, payload }: DomainEvent<'post.returned'>) => ({
    area: 'approvals' as const,
    text: withNote(`Пост ${titleOf(payload)} вернули на доработку`, payload.note),
    link: postLink(subjectId),
    ...(payload.guestName !== undefined && { guestName: payload.guestName }),
  }),
  'review_link.created': ({ payload }: DomainEvent<'review_link.created'>) => ({
    area: 'approvals' as const,
    text: `Создана ссылка на согласование ${titleOf(payload)}`,
  }),
  'review_link.revoked': ({ payload }: DomainEvent<'review_link.revoked'>) => ({
    area: 'approvals' as const,
    text: `Закрыта ссылка на согласование ${titleOf(payload)}`,
  }),
  'connection.attached': ({ payload }: DomainEvent<'connection.attached'>) => ({
    area: 'connections' as const,
    text: `Подключён аккаунт ${titleOf(payload)}`,
    link: CONNECTIONS,
  }),
  'connection.detached': ({ payload }: DomainEvent<'connection.detached'>) => ({
    area: 'connections' as const,
    text: `Отключён аккаунт ${titleOf(payload)}`,
    link: CONNECTIONS,
  }),
  'connection.broken': ({ payload }: DomainEvent<'connection.broken'>) => ({
    area: 'connections' as const,
    text: `Потерян доступ к аккаунту ${titleOf(payload)}`,
    link: CONNECTIONS,
  }),
  'member.joined': ({ payload: { name, role } }: DomainEvent<'member.joined'>) => ({
    area: 'team' as const,
    text: `${name} теперь в команде: ${ROLE_NAMES[role]}`,
    link: TEAM,
  }),
  'member.changed': ({ payload: { name, role, isApprover } }: DomainEvent<'member.changed'>) => ({
    area: 'team' as const,
    text: `${name}: ${ROLE_NAMES[role]}${isApprover ? ', согласует посты' : ''}`,
    link: TEAM,
  }),
  'member.removed': ({ payload: { name } }: DomainEvent<'member.removed'>) => ({
    area: 'team' as const,
    text: `${name} больше не в команде`,
    link: TEAM,
  }),
  'member.left': ({ payload: { name } }: DomainEvent<'member.left'>) => ({
    area: 'team' as const,
    text: `${name} вышел из пространства`,
    link: TEAM,
  }),
  'invite.created': ({ payload: { role } }: DomainEvent<'invite.created'>) => ({
    area: 'team' as const,
    text: `Создано приглашение: ${ROLE_NAMES[role]}`,
    link: TEAM,
  }),
  'invite.revoked': ({ payload: { role } }: DomainEvent<'invite.revoked'>) => ({
    area: 'team' as const,
    text: `Отозвано приглашение: ${ROLE_NAMES[role]}`,
    link: TEAM,
  }),
  'workspace.created': ({ payload: { name } }: DomainEvent<'workspace.created'>) => ({
    area: 'workspace' as const,
    text: `Создано пространство ${quote(name)}`,
  }),
  'workspace.changed': ({ payload: { name } }: DomainEvent<'workspace.changed'>) => ({
    area: 'workspace' as const,
    text: `Изменены настройки пространства ${quote(name)}`,
  }),
  'workspace.closed': ({ payload: { name } }: DomainEvent<'workspace.closed'>) => ({
    area: 'workspace' as const,
    text: `Пространство ${quote(name)} удалено`,
  }),
  'workspace.restored': ({ payload: { name } }: DomainEvent<'workspace.restored'>) => ({
    area: 'workspace' as const,
    text: `Пространство ${quote(name)} возвращено`,
  }),
  'workspace.ownership_offered': ({
    payload: { toName },
  }: DomainEvent<'workspace.ownership_offered'>) => ({
    area: 'workspace' as const,
    text: `Пространство предложено: ${toName}`,
    link: TEAM,
  }),
  'workspace.offer_ended': ({
    payload: { isDeclined, toName },
  }: DomainEvent<'workspace.offer_ended'>) => ({
    area: 'workspace' as const,
    text: isDeclined
      ? `Предложение стать владельцем отклонено: ${toName}`
      : `Предложение стать владельцем отменено: ${toName}`,
    link: TEAM,
  }),
  'workspace.transferred': ({ payload: { toName } }: DomainEvent<'workspace.transferred'>) => ({
    area: 'workspace' as const,
    text: `Новый владелец: ${toName}`,
    link: TEAM,
  }),
  'order.paid': ({ payload: { plan, amount } }: DomainEvent<'order.paid'>) => ({
    area: 'billing' as const,
    text: `Оплачен тариф ${PLANS[plan].title}: ${formatMoney(amount)}`,
    link: PLAN_PAGE,
  }),
  'order.failed': ({ payload: { plan, message } }: DomainEvent<'order.failed'>) => ({
    area: 'billing' as const,
    text: `Тариф ${PLANS[plan].title} не оплачен: ${message}`,
    link: PLAN_PAGE,
  }),
  'renewal.failed': ({ payload: { plan, message } }: DomainEvent<'renewal.failed'>) => ({
    area: 'billing' as const,
    text: `Тариф ${PLANS[plan].title} не продлён: ${message}`,
    link: PLAN_PAGE,
  }),
  'plan.ended': ({ payload: { plan } }: DomainEvent<'plan.ended'>) => ({
    area: 'billing' as const,
    text: `Тариф ${PLANS[plan].title} закончился`,
    link: PLAN_PAGE,
  }),
}

export type LoggedKind = keyof typeof texts

const isLogged = (kind: string): kind is LoggedKind => kind in texts
export const LOGGED_KINDS: readonly LoggedKind[] = Object.keys(texts).filter(isLogged)

const describers: { [K in LoggedKind]: Describe<K> } = texts

export const describeActivity = <K extends LoggedKind>(event: DomainEvent<K>): Described => {
  const describe: Describe<K> = describers[event.kind]
  return describe(event)
}
