import type { Publish } from '../publish.ts'
import { authorOf, callRest } from './api.ts'
import { commentNotAllowed, explain, isDenied } from './failures.ts'
import { settings } from './settings.ts'

/** First comment: plain text, unlike a post. Members cannot list comments, so an unknown outcome stays unknown. */
export const reply: Publish['reply'] = {
  outlivesRoot: false,
  texts: (publication) => {
    const { firstComment } = settings.parse(publication.settings ?? {})
    return firstComment ? [firstComment] : []
  },

  async submit({ ctx, account, root, text }) {
    const outcome = await callRest({
      ctx,
      account,
      method: 'POST',
      path: `/socialActions/${encodeURIComponent(root.externalId)}/comments`,
      json: {
        actor: authorOf(account),
        object: root.externalId,
        message: { text },
      },
    })
    if (outcome.kind === 'silent') return { kind: 'unknown', code: outcome.reason }
    const { status, headers } = outcome.reply
    if (status >= 500) return { kind: 'unknown', code: `http_${status}` }
    const failure = explain(outcome, ctx.clock.now())
    if (failure) {
      const isOfApp = failure.kind === 'reauth' && isDenied(outcome)
      return { kind: 'rejected', failure: isOfApp ? commentNotAllowed : failure }
    }
    return {
      kind: 'published',
      post: { externalId: headers.get('x-restli-id') ?? '', url: root.url, details: {} },
    }
  },

  reconcile: async () => ({ kind: 'undecidable' }),
}
