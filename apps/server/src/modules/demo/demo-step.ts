import type { AppContext } from '../../context.ts'
import type { PostActor } from '../posts/index.ts'

export type StepInput = { ctx: AppContext; actor: PostActor; signal: AbortSignal }

/** One part of the demo workspace. May be killed at any line and run again. */
export type DemoStep = { name: string; run(input: StepInput): Promise<void> }
