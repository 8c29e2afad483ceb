import { DAY_MS } from '@kadr/kit/durations'
import type { Tx } from '../../../db/connection.ts'
import { hasAnswerWith } from './ai-requests.repository.ts'

/** Shorter texts may be equal by chance. */
const MIN_LENGTH = 20
const MAX_LENGTH = 80
const LOOK_BACK_MS = 90 * DAY_MS

const firstLine = (text: string) => (text.trim().split('\n')[0] ?? '').slice(0, MAX_LENGTH).trim()

/** Whether a text begins like an AI answer in the workspace; null when it is too short to tell. */
export const isWrittenByAi = async ({
  tx,
  workspaceId,
  text,
  at,
}: {
  tx: Tx
  workspaceId: string
  text: string
  /** Time of publication: only earlier answers count. */
  at: Date
}): Promise<boolean | null> => {
  const words = firstLine(text)
  if (words.length < MIN_LENGTH) return null
  const since = new Date(at.getTime() - LOOK_BACK_MS)
  return hasAnswerWith({ db: tx, workspaceId, words, since, until: at })
}
