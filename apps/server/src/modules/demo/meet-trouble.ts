import type { AppContext } from '../../context.ts'
import { readNotifications } from '../notifications/index.ts'
import { TROUBLED } from './demo-posts.ts'
import type { DemoStep, StepInput } from './demo-step.ts'
import { isPlayed, makePost } from './make-post.ts'
import { pressSandbox } from './press-sandbox.ts'
import { publishInThePast } from './publish-history.ts'

type Fault = { network: string; kind: string; path?: string; times?: string; seconds?: string }

const withFault = async (
  { ctx, fault }: { ctx: AppContext; fault: Fault },
  run: () => Promise<unknown>,
) => {
  await pressSandbox({ ctx, action: 'fault', form: fault })
  try {
    await run()
  } finally {
    await pressSandbox({ ctx, action: 'clear-faults', form: { network: fault.network, kind: '' } })
  }
}

/** The longest the sandbox asks for. */
const WAIT_SECONDS = 3600

const meetRefusal = (input: StepInput) =>
  withFault({ ctx: input.ctx, fault: { network: 'instagram', kind: 'rejected-media' } }, () =>
    publishInThePast({ ...input, post: TROUBLED.refused, only: 'instagram' }),
  )

const meetSilence = (input: StepInput) =>
  withFault(
    {
      ctx: input.ctx,
      // Without a limit of times: a notification of the bot is such a call too.
      fault: { network: 'telegram', kind: 'cut-after', path: '*/sendMessage' },
    },
    () => publishInThePast({ ...input, post: TROUBLED.unknown, only: 'telegram' }),
  )

/** The network asks to wait: the publisher retries by itself in an hour. */
const meetLimit = async ({ ctx, actor }: StepInput) => {
  await pressSandbox({
    ctx,
    action: 'fault',
    form: { network: 'threads', kind: 'rate-limited', times: '1', seconds: `${WAIT_SECONDS}` },
  })
  await makePost({ ctx, actor, post: TROUBLED.waiting, when: { kind: 'now' }, only: 'threads' })
}

/** A network with keys of its own is not the sandbox's to disturb. */
const TROUBLES = [
  ['instagram', meetRefusal],
  ['telegram', meetSilence],
  ['threads', meetLimit],
] as const

/** One post that was refused, one whose outcome is unknown, one that waits. */
export const meetTrouble: DemoStep = {
  name: 'trouble',
  async run(input) {
    const { ctx, actor } = input
    // News of the posts published above.
    await readNotifications({ ctx, userId: actor.userId })
    for (const [network, meet] of TROUBLES) {
      if (await isPlayed({ ctx, actor, network })) await meet(input)
    }
  },
}
