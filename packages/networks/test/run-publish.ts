import type { Account, NetworkAdapter } from '../src/network-adapter.ts'
import type { Progress, Publication, StatusOutcome, SubmitOutcome } from '../src/publish.ts'
import type { Played } from './play.ts'

type Input = {
  played: Played
  adapter: NetworkAdapter
  account: Account
  publication: Publication
  progress?: Progress
}

const MAX_CALLS = 200

/** What storing and reading progress back does to it. */
const stored = (progress: Progress): Progress => JSON.parse(JSON.stringify(progress))

/** Prepares until ready; the clock jumps over the waits. */
export async function prepareAll(input: Input) {
  let progress = input.progress ?? {}
  let steps = 0
  for (; steps < MAX_CALLS; steps += 1) {
    const outcome = await input.adapter.publish.prepare({ ...asked(input), progress })
    if (outcome.kind === 'failed') return { ...outcome, progress, steps }
    progress = stored(outcome.progress)
    if (outcome.kind === 'ready') return { kind: 'ready' as const, progress, steps }
    if (outcome.kind === 'wait') input.played.clock.advance(outcome.seconds)
  }
  throw new Error('Preparing does not come to an end')
}

export async function readyProgress(input: Input): Promise<Progress> {
  const outcome = await prepareAll(input)
  if (outcome.kind === 'failed') throw new Error(`Preparing failed: ${outcome.failure.code}`)
  return outcome.progress
}

export async function awaitStatus(input: Input): Promise<StatusOutcome> {
  for (let calls = 0; calls < MAX_CALLS; calls += 1) {
    const outcome = await input.adapter.publish.status({
      ...asked(input),
      progress: input.progress ?? {},
    })
    if (outcome.kind !== 'processing') return outcome
    input.played.clock.advance(outcome.seconds)
  }
  throw new Error('Processing does not come to an end')
}

/** The whole way of a publication without misfortunes. */
export async function publishAll(input: Input): Promise<SubmitOutcome | StatusOutcome> {
  const progress = await readyProgress(input)
  const outcome = await input.adapter.publish.submit({ ...asked(input), progress })
  return outcome.kind === 'accepted'
    ? awaitStatus({ ...input, progress: stored(outcome.progress) })
    : outcome
}

export const asked = ({ played, account, publication }: Input) => ({
  ctx: played.ctx,
  account,
  publication,
})
