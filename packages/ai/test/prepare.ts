import type { AiKind } from '@kadr/contract/ai-tasks'
import type { Facts } from '../src/ports.ts'
import { REQUESTS } from '../src/requests/all-requests.ts'
import { factsOf, taskOf } from './tasks.ts'

type Input = Parameters<typeof taskOf>[0]

/** A request as it would go out, and what is made of replies to it. */
export const prepare = <K extends AiKind>(input: Input & { kind: K }, facts: Partial<Facts> = {}) =>
  REQUESTS[input.kind]({ task: taskOf(input), facts: factsOf(facts) })
