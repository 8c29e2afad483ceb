import type { AppContext } from '../../../context.ts'
import type { PostActor } from '../../publishing/posts/index.ts'

export type StepInput = { ctx: AppContext; actor: PostActor; signal: AbortSignal }

/** One part of the demo workspace. Idempotent: can be killed and run again. */
export type DemoStep = { name: string; run(input: StepInput): Promise<void> }
