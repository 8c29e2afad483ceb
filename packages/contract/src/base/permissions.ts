import * as z from 'zod/mini'

/**
 * What a member can do in a workspace. Every route of access 'workspace' names one;
 * which roles have it is decided by the table in the domain's `permissions.ts`.
 */
export const action = z.enum([
  /** Posts, the calendar, and what the composer reads: slots, hashtag sets, publishing rules. */
  'posts.read',
  'posts.write',
  /** Decide about posts of others. Also granted individually, regardless of the role. */
  'posts.approve',
  /** Share posts with guests without an account, and receive their answers. */
  'reviews.share',
  'resources.read',
  'resources.write',
  'products.read',
  'products.write',
  /** What the workspace knows about its business. */
  'business.read',
  'business.write',
  /** Reels, their renders and their voices. */
  'reels.read',
  'reels.write',
  /** Find things in the workspace; each kind by the permission of its own list. */
  'search.read',
  'ai.read',
  /** Spend points on requests, and set the brand voice they are written in. */
  'ai.use',
  /** Rules that make reels and posts automatically, and their runs. */
  'automations.read',
  'automations.write',
  'connections.read',
  /** Recheck an account at the network: its access, its boards. */
  'connections.check',
  'connections.manage',
  /** What people write to us: comments, mentions, messages. */
  'inbox.read',
  'inbox.answer',
  /** Hide, delete and mark as spam what others wrote; rules that act by themselves; which accounts are read. */
  'inbox.moderate',
  /** Figures of accounts and published pieces. */
  'analytics.read',
  /** Groups, reports and tracked accounts. */
  'analytics.write',
  /** Change the settings that apply to everybody in the workspace. */
  'workspace.manage',
  'team.read',
  /** Invite people, change their roles, remove them, and read the activity log. */
  'team.manage',
  /** Keys, webhooks and programs that act in the workspace. */
  'integrations.read',
  'integrations.manage',
  /** Transfer the workspace or delete it. */
  'workspace.own',
])
export type Action = z.infer<typeof action>

/**
 * What an operator of the installation can do. Whoever is not one finds nothing at these routes; which of them ask for
 * the second factor is decided by the domain's `second-factor.ts`. Every call is written to the operators' log.
 */
export const installationAction = z.enum([
  /** Ask for the second factor and give it. */
  'installation.enter',
  /** Look at people, payments, jobs, networks, complaints and the log. */
  'installation.read',
  /** Block people, repeat jobs, pause networks, turn switches. */
  'installation.act',
])
export type InstallationAction = z.infer<typeof installationAction>
