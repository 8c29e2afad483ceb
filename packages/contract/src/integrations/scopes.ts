import * as z from 'zod/mini'

/** What a key or a program may do in its workspace, beside the role of whoever made it. */
export const apiScope = z.enum([
  'workspace.read',
  'connections.read',
  'resources.read',
  'resources.write',
  'posts.read',
  /** Drafts: nothing that others see. */
  'posts.write',
  /** Whatever makes a post public: planning it, sending it now. */
  'posts.publish',
  'reels.read',
  'reels.write',
  'products.read',
  'products.write',
  'automations.read',
  'automations.write',
  'analytics.read',
  'conversations.read',
  'conversations.answer',
])
export type ApiScope = z.infer<typeof apiScope>
