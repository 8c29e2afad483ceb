import type { AiKind } from '@kadr/contract/studio/ai-tasks'
import type { Facts } from '../src/ports.ts'
import { REQUESTS } from '../src/requests/all-requests.ts'
import { createFacts, createTask } from './tasks.ts'

type Input = Parameters<typeof createTask>[0]

/** A prepared request and the parsing of its reply. */
export const prepare = <K extends AiKind>(input: Input & { kind: K }, facts: Partial<Facts> = {}) =>
  REQUESTS[input.kind]({ task: createTask(input), facts: createFacts(facts) })
