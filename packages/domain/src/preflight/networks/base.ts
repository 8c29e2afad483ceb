import type { NetworkRules } from '../draft.ts'

/** A network about which nothing is said beyond its limits. */
export const BASE: Omit<NetworkRules, 'title'> = {
  replyScopes: [],
  shapesOf: () => null,
  shownText: ({ text }) => text,
  check: () => [],
}
