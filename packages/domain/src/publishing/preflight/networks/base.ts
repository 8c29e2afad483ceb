import type { NetworkRules } from '../draft.ts'

/** A network without rules beyond its limits. */
export const BASE: Omit<NetworkRules, 'title'> = {
  replyScopes: [],
  shapesOf: () => null,
  shownText: ({ text }) => text,
  check: () => [],
}
