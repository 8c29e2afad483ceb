import type { Automation } from '@kadr/contract/automation/automations'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../../context.ts'
import { conflict } from '../failures.ts'
import { type AutomationActor, getAutomationRow } from '../rules/find-automation.ts'
import { presentAutomation } from '../rules/present-automations.ts'
import { isLinked } from './check-feed.ts'
import { findFeed } from './feeds.repository.ts'
import { readOne } from './read-feeds.ts'

/** Reads the feed of a rule now; what came of it is part of the rule. */
export const readAutomationFeed = async ({
  ctx,
  fetch,
  actor,
  id,
}: {
  ctx: AppContext
  fetch: SafeFetch
  actor: AutomationActor
  id: number
}): Promise<Automation> => {
  const row = await getAutomationRow({ ctx, actor, id })
  const { source } = row.rule
  if (!isLinked(source)) throw conflict('У этого правила нет ленты: проверять нечего')
  const feed = (await findFeed({ db: ctx.db, automationId: id })) ?? null
  await readOne({ ctx, fetch }, { id, url: source.url, feed })
  return presentAutomation({ ctx, row })
}
