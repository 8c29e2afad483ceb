import type { AiKind } from '@kadr/contract/ai-tasks'
import { factsOf, taskOf } from '../_shared/tasks.fixture.ts'
import type { Facts } from '../ports.ts'
import { REQUESTS } from './all-requests.ts'

type Input = Parameters<typeof taskOf>[0]

/** A request as it would go out, and what is made of replies to it. */
export const prepare = <K extends AiKind>(input: Input & { kind: K }, facts: Partial<Facts> = {}) =>
  REQUESTS[input.kind]({ task: taskOf(input), facts: factsOf(facts) })
