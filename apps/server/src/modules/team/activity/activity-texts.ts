import type { DomainEvent, EventKind } from '@kadr/contract/events'
import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'
import type { ActivityArea } from '@kadr/contract/team/activity'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'
import { formatMoney } from '@kadr/domain/money/money'
import { PLANS } from '@kadr/domain/money/plans'
import { nameAccount, type PostBrief } from '../../delivery/notifications/index.ts'

type EntryText = { area: ActivityArea; text: string; link?: string | null; guestName?: string }
type Post = PostBrief | undefined
type Describe<K extends EventKind> = (event: DomainEvent<K>, post: Post) => EntryText

const UNTITLED = 'без текста'
const POSTS: PluralForms = ['пост', 'поста', 'постов']
const ROLE_NAMES: Record<WorkspaceRole, string> = {
  owner: 'владелец',
  admin: 'администратор',
  editor: 'редактор',
  viewer: 'наблюдатель',
}

const titleOf = ({ title }: { title: string }) => quote(title || UNTITLED)
/** «Пост «Первые слова»», also of one without words or deleted for good. */
const namePost = (post: Post) => (post ? `Пост ${titleOf(post)}` : 'Пост')
/** «Telegram «Канал»», of one account of the post. */
const nameTarget = (post: Post, targetId: string) => {
  const account = post?.accounts.find((one) => one.targetId === targetId)
  return account ? `: ${nameAccount(account)}` : ''
}
const withNote = (text: string, note: string | null) => (note ? `${text}: ${note}` : text)
const postLink = (id: string) => `/posts?post=${id}`
const CONNECTIONS = '/connections'
const TEAM = '/team'
const PLAN_PAGE = '/account/plan'
const KEYS = '/integrations/keys'
const PROGRAMS = '/integrations/programs'
const ASKED = {
  schedule: 'запланировать пост',
  publish: 'опубликовать пост',
  answer: 'ответить на комментарий',
} as const
const SETTLED = {
  waiting: 'ждёт',
  done: 'согласились',
  refused: 'отказали',
  expired: 'время вышло',
  failed: 'не получилось',
} as const
const CALLERS = { key: 'Ключ', program: 'Программа' } as const
const WEBHOOKS = '/integrations/webhooks'
const automationLink = (id: number) => `/reels/automation/${id}`
const AUTOMATION_CHANGES = {
  created: 'создана',
  saved: 'изменена',
  paused: 'остановлена',
  resumed: 'включена',
  deleted: 'удалена',
} as const

const WEBHOOK_CHANGES = {
  created: 'создан',
  saved: 'изменён',
  deleted: 'удалён',
  paused: 'остановлен',
  resumed: 'включён',
  rotated: 'получил новый секрет',
} as const

/** Event kinds that appear in the log, with their texts. */
const texts = {
  'post.published': (
    { subjectId, payload: { accountTitles, networks = [] } }: DomainEvent<'post.published'>,
    post: Post,
  ) => {
    const accounts = accountTitles.map((title, index) => {
      const network = networks[index]
      return network ? nameAccount({ network, title }) : quote(title)
    })
    return {
      area: 'posts' as const,
      text: `${namePost(post)} вышел: ${accounts.join(', ')}${post?.authorName ? `. Автор: ${post.authorName}` : ''}`,
      link: postLink(subjectId),
    }
  },
  'post.deleted': (_event: DomainEvent<'post.deleted'>, post: Post) => ({
    area: 'posts' as const,
    text: `${namePost(post)} удалён`,
  }),
  'target.failed': ({ payload }: DomainEvent<'target.failed'>, post: Post) => {
    const account = nameAccount({ network: payload.network, title: payload.accountTitle })
    return {
      area: 'posts' as const,
      text: `${namePost(post)} не вышел в ${account}: ${payload.message}`,
      link: postLink(payload.postId),
    }
  },
  'target.missed': ({ subjectId, payload }: DomainEvent<'target.missed'>, post: Post) => ({
    area: 'posts' as const,
    text: `${namePost(post)} пропустил своё время${nameTarget(post, subjectId)}`,
    link: postLink(payload.postId),
  }),
  'target.removed': ({ subjectId, payload }: DomainEvent<'target.removed'>, post: Post) => ({
    area: 'posts' as const,
    text: `${namePost(post)} удалён из сети${nameTarget(post, subjectId)}`,
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
  'payment.refunded': ({ payload: { plan, amount } }: DomainEvent<'payment.refunded'>) => ({
    area: 'billing' as const,
    text: `Возвращена оплата тарифа ${PLANS[plan].title}: ${formatMoney(amount)}`,
    link: PLAN_PAGE,
  }),
  'payment.disputed': ({ payload: { plan, amount, isWon } }: DomainEvent<'payment.disputed'>) => ({
    area: 'billing' as const,
    text: isWon
      ? `Спор об оплате тарифа ${PLANS[plan].title} закрыт: ${formatMoney(amount)}`
      : `Банк оспорил оплату тарифа ${PLANS[plan].title}: ${formatMoney(amount)}`,
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
  'api_key.created': ({ payload: { name } }: DomainEvent<'api_key.created'>) => ({
    area: 'integrations' as const,
    text: `Создан ключ ${quote(name)}`,
    link: KEYS,
  }),
  'api_key.revoked': ({ payload: { name } }: DomainEvent<'api_key.revoked'>) => ({
    area: 'integrations' as const,
    text: `Отозван ключ ${quote(name)}`,
    link: KEYS,
  }),
  'api_key.leaked': ({ payload: { name } }: DomainEvent<'api_key.leaked'>) => ({
    area: 'integrations' as const,
    text: `Ключ ${quote(name)} оказался в адресе и отозван`,
    link: KEYS,
  }),
  'confirmation.settled': ({ payload }: DomainEvent<'confirmation.settled'>) => ({
    area: 'integrations' as const,
    text: `${quote(payload.callerName)} просил ${ASKED[payload.kind]}: ${SETTLED[payload.state]}`,
  }),
  'program.granted': ({ payload: { name } }: DomainEvent<'program.granted'>) => ({
    area: 'integrations' as const,
    text: `Подключена программа ${quote(name)}`,
    link: PROGRAMS,
  }),
  'program.ended': ({ payload: { name } }: DomainEvent<'program.ended'>) => ({
    area: 'integrations' as const,
    text: `Отключена программа ${quote(name)}`,
    link: PROGRAMS,
  }),
  'api.called': ({ payload }: DomainEvent<'api.called'>) => ({
    area: 'integrations' as const,
    text: `${CALLERS[payload.callerKind]} ${quote(payload.callerName)}: ${payload.call}`,
  }),
  'webhook.changed': ({ payload }: DomainEvent<'webhook.changed'>) => ({
    area: 'integrations' as const,
    text: `Вебхук ${quote(payload.title)} ${WEBHOOK_CHANGES[payload.change]}`,
    link: WEBHOOKS,
  }),
  'webhook.paused': ({ payload }: DomainEvent<'webhook.paused'>) => ({
    area: 'integrations' as const,
    text: `Вебхук ${quote(payload.title)} остановился: ${payload.message}`,
    link: WEBHOOKS,
  }),
}

export type LoggedKind = keyof typeof texts

const isLogged = (kind: string): kind is LoggedKind => kind in texts
export const LOGGED_KINDS: readonly LoggedKind[] = Object.keys(texts).filter(isLogged)

const describers: { [K in LoggedKind]: Describe<K> } = texts

export const describeActivity = <K extends LoggedKind>(
  event: DomainEvent<K>,
  post: Post,
): EntryText => {
  const describe: Describe<K> = describers[event.kind]
  return describe(event, post)
}
