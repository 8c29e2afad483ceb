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
  /** Transfer the workspace or delete it. */
  'workspace.own',
])
export type Action = z.infer<typeof action>
