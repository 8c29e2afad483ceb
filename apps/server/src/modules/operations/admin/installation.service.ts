import {
  type AdminMoney,
  type InstallationSwitch,
  installationSwitch,
} from '@kadr/contract/operations/admin'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../context.ts'
import { readPaymentFigures } from '../../money/billing/index.ts'
import { countByPlan } from '../../money/subscription/index.ts'

type Asked = { ctx: AppContext }

const LISTED_JOBS = 100

export const readMoney = async ({ ctx }: Asked): Promise<AdminMoney> => ({
  plans: await countByPlan({ db: ctx.db, now: ctx.clock.now() }),
  ...(await readPaymentFigures({ ctx })),
})

export const readJobs = async ({ ctx }: Asked) => {
  const { queues, failed } = await ctx.jobs.look(LISTED_JOBS)
  return {
    queues,
    failed: failed.map((job) => ({ ...job, failedAt: job.failedAt.toISOString() })),
  }
}

export const retryJob = async ({ ctx, id }: Asked & { id: string }) => {
  if (await ctx.jobs.retry(id)) return {}
  throw new UserError({
    code: 'CONFLICT',
    userMessage: 'Это задание уже повторено, или прошло больше трёх дней и его данные стёрты',
  })
}

export const readSwitches = async ({ ctx }: Asked) => {
  const on = await ctx.switches.read()
  return installationSwitch.options.map((name) => ({
    name,
    onSince: on.get(name)?.toISOString() ?? null,
  }))
}

export const turnSwitch = async ({
  ctx,
  ...change
}: Asked & { name: InstallationSwitch; isOn: boolean }) => {
  await ctx.switches.set({ ...change, at: ctx.clock.now() })
  return {}
}
