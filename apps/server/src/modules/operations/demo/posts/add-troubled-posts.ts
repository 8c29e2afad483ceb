import type { AppContext } from '../../../../context.ts'
import { readNotifications } from '../../../delivery/notifications/index.ts'
import { type DemoPost, TROUBLED } from '../content/demo-posts.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'
import { isPlayed, makePost } from './make-post.ts'
import { pressSandbox } from './press-sandbox.ts'
import { publishInThePast } from './publish-history.ts'

/** Stands on the words of one post: nothing that a visitor publishes meets it. */
const addFault = ({
  ctx,
  post: { text: words },
  ...fault
}: {
  ctx: AppContext
  post: DemoPost
  network: string
  kind: string
  times: number
}) => pressSandbox({ ctx, action: 'fault', form: { ...fault, words, times: String(fault.times) } })

const addRefused = async (input: StepInput) => {
  const post = TROUBLED.refused
  await addFault({ ...input, post, network: 'instagram', kind: 'rejected-media', times: 1 })
  await publishInThePast({ ...input, post, only: 'instagram' })
}

const addUnanswered = async (input: StepInput) => {
  const post = TROUBLED.unknown
  await addFault({ ...input, post, network: 'telegram', kind: 'cut-after', times: 1 })
  await publishInThePast({ ...input, post, only: 'telegram' })
}

/** With the growing pauses of the publisher about an hour. */
const FAILED_TRIES = 10

/** The network fails again and again: the publisher tries later, and the account stays free for other posts. */
const addWaiting = async ({ ctx, actor }: StepInput) => {
  const post = TROUBLED.waiting
  await addFault({ ctx, post, network: 'threads', kind: 'server-error', times: FAILED_TRIES })
  await makePost({ ctx, actor, post, when: { kind: 'now' }, only: 'threads' })
}

/** Its time has come: it waits for the visitor. */
const addByHand = async ({ ctx, actor }: StepInput) => {
  const post = TROUBLED.byHand
  await makePost({ ctx, actor, post, when: { kind: 'now' }, only: 'instagram', isByHand: true })
}

/** Only networks of the sandbox can be given faults. */
const TROUBLES = [
  ['instagram', addRefused],
  ['telegram', addUnanswered],
  ['threads', addWaiting],
  ['instagram', addByHand],
] as const

/** One refused post, one with an unknown outcome, one that waits, one to be published by hand. */
export const addTroubledPosts: DemoStep = {
  name: 'trouble',
  async run(input) {
    const { ctx, actor } = input
    // About the posts published above.
    await readNotifications({ ctx, userId: actor.userId })
    for (const [network, add] of TROUBLES) {
      if (await isPlayed({ ctx, actor, network })) await add(input)
    }
  },
}
