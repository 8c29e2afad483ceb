import { getFailureMessage } from '@kadr/ai'
import type { AiRequest } from '@kadr/contract/studio/ai'
import { aiOutput } from '@kadr/contract/studio/ai-outputs'
import { aiTask } from '@kadr/contract/studio/ai-tasks'
import { displayName } from '@kadr/domain/identity/person-name'
import * as z from 'zod/mini'
import type { AiRequestRow, Author } from './ai-requests.repository.ts'
import { upgradeOutput } from './upgrade-output.ts'

export type StoredRequest = { request: AiRequestRow; author: Author | null }

/** Undefined for a stored format that is no longer supported. */
export const findPresented = ({ request, author }: StoredRequest): AiRequest | undefined => {
  const task = z.safeParse(aiTask, request.task)
  const output = z.safeParse(z.nullable(aiOutput), upgradeOutput(request.output))
  if (!task.success || !output.success) return undefined
  const { id, userId, state, failureCode, isOffline, createdAt, finishedAt } = request
  return {
    id,
    state,
    task: task.data,
    output: output.data,
    failure: failureCode && { code: failureCode, message: getFailureMessage(failureCode) },
    isOffline,
    author: userId && author ? { id: userId, name: displayName(author) } : null,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}
