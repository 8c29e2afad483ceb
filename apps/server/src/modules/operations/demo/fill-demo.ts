import type { AppContext } from '../../../context.ts'
import { findPersonalWorkspace, finishStep, listFinishedSteps } from './demo.repository.ts'
import { STEPS } from './steps.ts'

export const DEMO_TELEGRAM_ID = '42'

/** Fills the demo workspace step by step; finished steps are not run again. */
export const fillDemo = async ({ ctx, signal }: { ctx: AppContext; signal: AbortSignal }) => {
  const owner = await findPersonalWorkspace({
    db: ctx.db,
    provider: 'telegram',
    subject: DEMO_TELEGRAM_ID,
  })
  if (!owner) return
  const { workspaceId } = owner
  const finished = await listFinishedSteps({ db: ctx.db, workspaceId })
  for (const { name, run } of STEPS) {
    if (finished.includes(name)) continue
    signal.throwIfAborted()
    await run({
      ctx,
      actor: { ...owner, role: 'owner', isApprover: false, connectionIds: null },
      signal,
    })
    await finishStep({ db: ctx.db, workspaceId, step: name })
  }
}
