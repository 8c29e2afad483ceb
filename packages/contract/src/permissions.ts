import * as z from 'zod/mini'

/**
 * What a member can do in a workspace. Every route of access 'workspace' names one;
 * which roles have it is decided by the table in the domain's `permissions.ts`.
 */
export const action = z.enum([
  /** Posts, the calendar, and what the composer reads: slots, hashtag sets, publishing rules. */
  'posts.read',
  'posts.write',
  /** Decide about posts of others. Also given to single members, whatever their role. */
  'posts.approve',
  /** Show posts to people without an account, and take their answers. */
  'reviews.share',
  'resources.read',
  'resources.write',
  'products.read',
  'products.write',
  /** Reels, their renders and their voices. */
  'reels.read',
  'reels.write',
  'ai.read',
  /** Spend points on requests, and set the brand voice they are written in. */
  'ai.use',
  /** Rules that make reels and posts by themselves, and their runs. */
  'automations.read',
  'automations.write',
  'connections.read',
  /** Ask the network again about an account: its access, its boards. */
  'connections.check',
  'connections.manage',
  /** Figures of accounts and published pieces. */
  'analytics.read',
  /** Groups, reports and tracked accounts. */
  'analytics.write',
  /** Change the rules everybody in the workspace works by. */
  'workspace.manage',
  'team.read',
  /** Invite people, change their roles, remove them, and read what everybody did. */
  'team.manage',
  /** Hand the workspace over or delete it. */
  'workspace.own',
])
export type Action = z.infer<typeof action>
