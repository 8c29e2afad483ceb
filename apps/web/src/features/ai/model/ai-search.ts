import { type AiKind, aiKind } from '@kadr/contract/ai-tasks'

export type AiTab = 'ask' | 'history' | 'voice'
/** `kind` filters the history. */
export type AiSearch = { tab?: Exclude<AiTab, 'ask'>; kind?: AiKind }

/** Takes what it understands and drops the rest. */
export const readAiSearch = ({ tab, kind }: Record<string, unknown>): AiSearch => {
  const known = aiKind.safeParse(kind)
  return {
    ...((tab === 'history' || tab === 'voice') && { tab }),
    ...(known.success && { kind: known.data }),
  }
}
