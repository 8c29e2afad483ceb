import type { DraftAction } from '../../delivery/bot-outbox/index.ts'
import { describeOutcome } from '../../delivery/notifications/index.ts'
import { unschedulePost } from '../../publishing/posts/index.ts'
import {
  changeAccounts,
  chooseWorkspace,
  composeDraft,
  orderProduct,
  planDraft,
} from '../bot-drafts/index.ts'
import { beginFromDraft, beginTemplateFromDraft } from '../bot-reels/index.ts'
import { copy } from './copy.ts'
import type { ActorInput, Performers, RedrawnMessage } from './performer.ts'

type Draft = { postId: string; version: number }

const redraw = async ({
  ctx,
  actor,
  draft: { postId },
  what,
  ...shown
}: ActorInput & {
  draft: Draft
  what: string
  note?: string
  view?: string
}): Promise<RedrawnMessage> => ({
  what,
  content: await composeDraft({ ctx, actor, postId, ...shown }),
})

/** Calls the same services as the composer. */
export const draftPerformers: Performers<DraftAction['kind']> = {
  draft_accounts: {
    right: 'posts.write',
    async run({ ctx, actor, action: { draft, connectionIds } }) {
      await changeAccounts({ ctx, actor, draft, connectionIds })
      return redraw({ ctx, actor, draft, what: copy.changed })
    },
  },
  draft_view: {
    right: 'posts.write',
    run: ({ ctx, actor, action: { draft, view } }) =>
      redraw({ ctx, actor, draft, view, what: copy.changed }),
  },
  draft_plan: {
    right: 'posts.write',
    async run({ ctx, tx, actor, action: { draft, when } }) {
      const { workspaceId, userId } = actor
      const done = await planDraft({ ctx, actor, draft, when })
      const what = await describeOutcome({ ctx, tx, workspaceId, userId, what: done })
      return redraw({ ctx, actor, draft, what, note: what })
    },
  },
  draft_cancel: {
    right: 'posts.write',
    async run({ ctx, tx, actor, action: { draft } }) {
      const { workspaceId, userId } = actor
      await unschedulePost({ ctx, actor, id: draft.postId, version: draft.version })
      const done = copy.unscheduled
      const what = await describeOutcome({ ctx, tx, workspaceId, userId, what: done })
      return redraw({ ctx, actor, draft, what, note: what })
    },
  },
  draft_product: {
    right: 'products.write',
    async run({ ctx, tx, actor, place, action: { draft, url } }) {
      const note = await orderProduct({ ctx, tx, actor, draft, place, url })
      return redraw({ ctx, actor, draft, what: note, note })
    },
  },
  draft_to_reel: {
    right: 'reels.write',
    async run({ ctx, tx, actor, place, action: { draft } }) {
      await beginFromDraft({ ctx, tx, actor, place, postId: draft.postId })
      return redraw({ ctx, actor, draft, what: copy.asked, note: copy.asked })
    },
  },
  draft_template: {
    right: 'reels.write',
    async run({ ctx, tx, actor, place, action: { draft, templateId } }) {
      const { postId } = draft
      await beginTemplateFromDraft({ ctx, tx, actor, place, postId, templateId })
      return redraw({ ctx, actor, draft, what: copy.templateTaken, note: copy.templateTaken })
    },
  },
  draft_workspace: {
    right: 'posts.write',
    async run({ ctx, tx, actor, action: { batch } }) {
      const content = await chooseWorkspace({ ctx, tx, actor, batch })
      return { what: content.text, content }
    },
  },
}
