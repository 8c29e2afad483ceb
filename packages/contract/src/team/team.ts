import * as z from 'zod/mini'
import { id, instant, nothing } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { workspaceRole } from '../identity/workspaces.ts'

/** Roles that can be assigned; ownership is transferred instead. */
export const assignableRole = z.enum(['admin', 'editor', 'viewer'])
export type AssignableRole = z.infer<typeof assignableRole>

export const teamMember = z.object({
  userId: id,
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  role: workspaceRole,
  isApprover: z.boolean(),
  /** Null for all accounts. */
  connectionIds: z.nullable(z.array(id)),
  isMe: z.boolean(),
  joinedAt: instant,
})
export type TeamMember = z.infer<typeof teamMember>

/** By a link to share, by a letter, or by a message of the bot. */
export const inviteChannel = z.enum(['link', 'email', 'telegram'])
export type InviteChannel = z.infer<typeof inviteChannel>

export const team = z.object({
  members: z.array(teamMember),
  /** People in all workspaces of the owner, and the limit of the plan. */
  seats: z.object({ used: z.int(), limit: z.int() }),
  /** Channels available in this installation. */
  inviteChannels: z.array(inviteChannel),
  /** A pending ownership offer. */
  transfer: z.nullable(z.object({ toUserId: id, toName: z.string(), expiresAt: instant })),
})
export type Team = z.infer<typeof team>

export const getTeam = defineRoute({
  method: 'GET',
  path: '/team',
  access: 'workspace',
  action: 'team.read',
  rate: 'read',
  summary: 'Люди рабочего пространства',
  tags: ['team'],
  data: team,
})

/** Accounts an editor or a viewer is restricted to, with their posts; null for all. */
const connectionIds = z.nullable(
  z.array(id).check(z.minLength(1, 'Выберите хотя бы один аккаунт'), z.maxLength(100)),
)

const ofMember = {
  path: '/team/members/:userId',
  access: 'workspace',
  action: 'team.manage',
  rate: 'write',
  params: z.object({ userId: id }),
  errors: ['NOT_FOUND', 'CONFLICT'],
} as const

export const changeMember = defineRoute({
  ...ofMember,
  method: 'PATCH',
  summary: 'Изменить роль участника',
  affects: ['team', 'workspaces'],
  body: z.partial(z.object({ role: assignableRole, isApprover: z.boolean(), connectionIds })),
  data: nothing,
})

/** Their work stays; their access ends immediately. */
export const removeMember = defineRoute({
  ...ofMember,
  method: 'DELETE',
  summary: 'Убрать участника',
  affects: ['team', 'authors'],
  data: nothing,
})

export const leaveWorkspace = defineRoute({
  method: 'POST',
  path: '/team/leave',
  access: 'workspace',
  action: 'team.read',
  rate: 'write',
  summary: 'Выйти из рабочего пространства',
  affects: ['workspaces'],
  data: nothing,
  errors: ['CONFLICT'],
})

/** `waiting`: the bot may write only to people who have written to it. */
export const inviteDelivery = z.enum(['none', 'sending', 'sent', 'waiting', 'refused'])
export type InviteDelivery = z.infer<typeof inviteDelivery>

export const invite = z.object({
  id,
  channel: inviteChannel,
  /** An e-mail address or a Telegram user name without @; null for a link. */
  address: z.nullable(z.string()),
  delivery: inviteDelivery,
  role: assignableRole,
  isApprover: z.boolean(),
  connectionIds: z.nullable(z.array(id)),
  /** A reminder for the team of whom it is for. */
  note: z.string(),
  /** Null for any number. */
  maxUses: z.nullable(z.int()),
  uses: z.int(),
  invitedBy: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
})
export type Invite = z.infer<typeof invite>

export const listInvites = defineRoute({
  method: 'GET',
  path: '/team/invites',
  access: 'workspace',
  action: 'team.manage',
  rate: 'read',
  summary: 'Открытые приглашения',
  tags: ['invites'],
  data: z.array(invite),
})

const MAX_INVITE_DAYS = 30

/** Recipient; null for a link that is shared by hand. */
export const invitee = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('email'),
    email: z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(254, 'Адрес слишком длинный'),
        z.email('Проверьте адрес почты'),
      ),
  }),
  z.object({
    channel: z.literal('telegram'),
    username: z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.regex(/^@?[a-z]\w{3,31}$/, 'Имя в Telegram: латинские буквы, цифры и «_»'),
      ),
  }),
])
export type Invitee = z.infer<typeof invitee>

/** The link is returned only here: only its hash is stored. */
export const createInvite = defineRoute({
  method: 'POST',
  path: '/team/invites',
  access: 'workspace',
  action: 'team.manage',
  rate: 'write',
  summary: 'Пригласить по ссылке, почте или имени в Telegram',
  affects: ['invites'],
  body: z.object({
    role: assignableRole,
    isApprover: z.boolean(),
    connectionIds,
    note: z.string().check(z.trim(), z.maxLength(80)),
    to: z.nullable(invitee),
    /** An addressed invite is for one person. */
    maxUses: z.nullable(z.int().check(z.minimum(1), z.maximum(100))),
    days: z.int().check(z.minimum(1), z.maximum(MAX_INVITE_DAYS)),
  }),
  data: z.object({ invite, url: z.url() }),
  errors: ['PLAN_LIMIT_REACHED', 'CONFLICT', 'NOT_FOUND', 'UNAVAILABLE', 'RATE_LIMITED'],
})

const ofInvite = {
  path: '/team/invites/:id',
  access: 'workspace',
  action: 'team.manage',
  rate: 'write',
  params: z.object({ id }),
  affects: ['invites'],
  errors: ['NOT_FOUND'],
} as const

export const changeInvite = defineRoute({
  ...ofInvite,
  method: 'PATCH',
  summary: 'Изменить роль приглашения',
  body: z.partial(z.object({ role: assignableRole, isApprover: z.boolean() })),
  data: nothing,
})

export const revokeInvite = defineRoute({
  ...ofInvite,
  method: 'DELETE',
  summary: 'Отозвать приглашение',
  data: nothing,
})

const token = z.string().check(z.regex(/^[\w-]{16,64}$/, 'Ссылка неполная'))

/** `member`: the reader is already in the workspace. `full`: the owner's plan has no free seat. */
export const inviteState = z.enum(['open', 'member', 'expired', 'revoked', 'used_up', 'full'])
export type InviteState = z.infer<typeof inviteState>

export const openedInvite = z.object({
  state: inviteState,
  workspaceId: id,
  workspaceName: z.string(),
  inviterName: z.nullable(z.string()),
  /** Made by the reader. */
  isOwn: z.boolean(),
  /** Masked address it was sent to: only its owner can accept. Null for a link and for the reader's own address. */
  sentTo: z.nullable(z.string()),
  role: assignableRole,
  isApprover: z.boolean(),
  /** Restricted to chosen accounts. */
  isRestricted: z.boolean(),
  expiresAt: instant,
})
export type OpenedInvite = z.infer<typeof openedInvite>

/** Opening has no effect: link preview robots open it too. */
export const getInvite = defineRoute({
  method: 'GET',
  path: '/team/accept/:token',
  access: 'optional',
  rate: 'signIn',
  summary: 'Кто и куда приглашает',
  tags: ['invites', 'workspaces'],
  params: z.object({ token }),
  data: openedInvite,
  errors: ['NOT_FOUND'],
})

/** Idempotent for the same person. */
export const acceptInvite = defineRoute({
  method: 'POST',
  path: '/team/accept/:token',
  access: 'user',
  rate: 'signIn',
  summary: 'Принять приглашение',
  affects: ['workspaces', 'invites', 'team'],
  params: z.object({ token }),
  data: z.object({ workspaceId: id }),
  errors: ['NOT_FOUND', 'LINK_EXPIRED', 'PLAN_LIMIT_REACHED', 'FORBIDDEN'],
})
