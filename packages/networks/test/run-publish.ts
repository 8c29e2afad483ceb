import type { Account, NetworkAdapter } from '../src/network-adapter.ts'
import type {
  Progress,
  Publication,
  PublishedPost,
  StatusOutcome,
  SubmitOutcome,
} from '../src/publish.ts'
import type { TestNetwork } from './test-network.ts'

type Input = {
  played: TestNetwork
  adapter: NetworkAdapter
  account: Account
  publication: Publication
  progress?: Progress
}

const MAX_CALLS = 200

/** Simulates storing progress as JSON. */
const roundTrip = (progress: Progress): Progress => JSON.parse(JSON.stringify(progress))

/** Prepares until ready; the clock skips the waits. */
export async function prepareAll(input: Input) {
  let progress = input.progress ?? {}
  let steps = 0
  for (; steps < MAX_CALLS; steps += 1) {
    const outcome = await input.adapter.publish.prepare({ ...createInput(input), progress })
    if (outcome.kind === 'failed') {
      return { ...outcome, progress: outcome.progress ?? progress, steps }
    }
    progress = roundTrip(outcome.progress)
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
      ...createInput(input),
      progress: input.progress ?? {},
    })
    if (outcome.kind !== 'processing') return outcome
    input.played.clock.advance(outcome.seconds)
  }
  throw new Error('Processing does not come to an end')
}

const MAX_LOOKS = 10

/** Asks for the address of a post that came without one. */
async function locateAll(input: Input & { post: PublishedPost }): Promise<PublishedPost> {
  const { post, progress = {} } = input
  const { locate } = input.adapter.publish
  for (let looks = 0; locate && post.url === null && looks < MAX_LOOKS; looks += 1) {
    const outcome = await locate({ ...createInput(input), progress, post })
    if (outcome.kind === 'never') break
    if (outcome.kind === 'found') return outcome.post
    input.played.clock.advance(60)
  }
  return post
}

/** A whole publication without failures. */
export async function publishAll(input: Input): Promise<SubmitOutcome | StatusOutcome> {
  const progress = await readyProgress(input)
  const outcome = await input.adapter.publish.submit({ ...createInput(input), progress })
  const last =
    outcome.kind === 'accepted'
      ? await awaitStatus({ ...input, progress: roundTrip(outcome.progress) })
      : outcome
  return last.kind === 'published'
    ? { ...last, post: await locateAll({ ...input, progress, post: last.post }) }
    : last
}

export const createInput = ({ played, account, publication }: Input) => ({
  ctx: played.ctx,
  account,
  publication,
})
