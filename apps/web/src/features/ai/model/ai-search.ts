import { type AiKind, aiKind } from '@kadr/contract/ai-tasks'

/** `kind` filters the history. */
export type AiSearch = { tab?: 'history' | 'voice'; kind?: AiKind }

/** Takes what it understands and drops the rest. */
export const readAiSearch = ({ tab, kind }: Record<string, unknown>): AiSearch => {
  const known = aiKind.safeParse(kind)
  return {
    ...((tab === 'history' || tab === 'voice') && { tab }),
    ...(known.success && { kind: known.data }),
  }
}
