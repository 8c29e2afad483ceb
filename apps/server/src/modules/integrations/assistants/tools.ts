import type { Tool } from './define-tool.ts'
import { getConversation, listComments } from './look-at-comments.ts'
import { findPosts, getPost, viewCalendar } from './look-at-posts.ts'
import { findWhatWorks, getResults } from './look-at-results.ts'
import { getLimits, listAccounts } from './look-at-workspace.ts'
import { checkPost, createDraft, updateDraft } from './make-posts.ts'
import { answerComment, schedulePost, viewRequest } from './make-public.ts'
import { createReelTool, findHooksTool } from './make-reels.ts'

/** Few enough to be read by an assistant whole. */
export const TOOLS: readonly Tool[] = [
  getLimits,
  listAccounts,
  viewCalendar,
  findPosts,
  getPost,
  getResults,
  findWhatWorks,
  findHooksTool,
  listComments,
  getConversation,
  createDraft,
  updateDraft,
  checkPost,
  createReelTool,
  schedulePost,
  answerComment,
  viewRequest,
]

export const findTool = (name: unknown): Tool | undefined =>
  TOOLS.find((tool) => tool.name === name)
