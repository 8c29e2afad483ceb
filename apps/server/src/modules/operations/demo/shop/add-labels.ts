import { listConnectedAccounts, putSignature } from '../../../publishing/connections/index.ts'
import { createRubric, listRubrics } from '../../../publishing/rubrics/index.ts'
import { createSnippet, listSnippets } from '../../../publishing/snippets/index.ts'
import { RUBRICS, SIGNATURE, SNIPPETS } from '../content/demo-labels.ts'
import { AUTOMATED_NETWORK } from '../content/demo-setup.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'
import { isPlayed } from '../posts/make-post.ts'

const sign = async ({ ctx, actor }: StepInput) => {
  const { workspaceId } = actor
  if (!(await isPlayed({ ctx, actor, network: AUTOMATED_NETWORK }))) return
  for (const { id, network } of await listConnectedAccounts({ ctx, workspaceId })) {
    if (network !== AUTOMATED_NETWORK) continue
    await putSignature({ ctx, workspaceId, id, signature: SIGNATURE })
  }
}

/** Rubrics, snippets, and the signature of the channel. */
export const addLabels: DemoStep = {
  name: 'labels',
  async run(input) {
    const { ctx, actor } = input
    const { workspaceId } = actor
    const rubrics = await listRubrics({ ctx, workspaceId })
    for (const { name, color } of RUBRICS) {
      if (rubrics.some((known) => known.name === name)) continue
      await createRubric({ ctx, workspaceId, input: { name, color } })
    }
    const snippets = await listSnippets({ ctx, workspaceId })
    for (const snippet of SNIPPETS) {
      if (snippets.some(({ name }) => name === snippet.name)) continue
      await createSnippet({ ctx, workspaceId, input: snippet })
    }
    await sign(input)
  },
}
