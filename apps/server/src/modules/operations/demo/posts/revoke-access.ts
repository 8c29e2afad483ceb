import { setTimeout as pause } from 'node:timers/promises'
import {
  checkAccess,
  connectSandboxAccount,
  listConnectedAccounts,
} from '../../../publishing/connections/index.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'
import { isPlayed } from './make-post.ts'
import { pressSandbox } from './press-sandbox.ts'

const NETWORK = 'pinterest'
/** The sandbox's second person; the first one keeps working. */
const PERSON = 1
const POLL_MS = 1000

const findSecond = async ({ ctx, actor: { workspaceId } }: Pick<StepInput, 'ctx' | 'actor'>) => {
  const connected = await listConnectedAccounts({ ctx, workspaceId })
  return connected.filter(({ network }) => network === NETWORK)[PERSON]
}

/** A second account whose access was revoked at the network, so that it asks for a new sign-in. */
export const revokeAccess: DemoStep = {
  name: 'access',
  async run({ ctx, actor, signal }) {
    if (!(await isPlayed({ ctx, actor, network: NETWORK }))) return
    if (!(await findSecond({ ctx, actor }))) {
      await connectSandboxAccount({ ctx, actor, network: NETWORK, person: PERSON })
    }
    const lost = await findSecond({ ctx, actor })
    if (!lost) return
    const form = { network: NETWORK, account: lost.externalId }
    await pressSandbox({ ctx, action: 'revoke', form })
    // A check right after another one reuses its result, so it is repeated.
    while ((await findSecond({ ctx, actor }))?.access === 'active') {
      await checkAccess({ ctx, id: lost.id })
      await pause(POLL_MS, undefined, { signal })
    }
  },
}
