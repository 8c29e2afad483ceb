import { findTooSimilar } from '@kadr/domain/automation/similar-text'
import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { sql } from 'drizzle-orm'
import {
  type AutomationRow,
  findAutomation,
} from '../../apps/server/src/modules/automation/automations/automations.repository.ts'
import {
  listMoments,
  readRuleClock,
} from '../../apps/server/src/modules/automation/automations/plan/rule-moments.ts'
import type { TestShell } from '../../apps/server/test/test-shell.ts'
import type { Owner } from './automation-world.ts'
import type { Arrival } from './processes.ts'

/** When a rule did not work: moments near it may have no run. */
export type Pause = { automationId: number; from: Date; to: Date }

type Run = {
  automationId: number
  dueAt: Date
  state: string
  failureCode: string | null
  itemKey: string | null
  postId: string | null
  text: string | null
}

export type AutomationVerdict = {
  runs: number
  outcomes: Record<string, number>
  published: number
  arrived: number
  /** Planned moments without a run, with two of them, and runs without a moment. */
  missing: string[]
  doubled: string[]
  unplanned: string[]
  /** Neither made, skipped nor failed. */
  stuck: string[]
  /** Posts and reels of no run, or of two. */
  strayContent: number
  /** Texts that arrived more often than they were published, and those that did not arrive. */
  outTwice: string[]
  lost: string[]
  /** Items used again within the horizon of their rule. */
  repeated: string[]
  nearDuplicates: string[]
  /** Reservations that are not settled exactly once, and balances that differ from their entries. */
  unsettled: number
  unbalanced: number
}

/** The planner looks at a rule again within an hour. */
const MARGIN_MS = 2 * HOUR_MS
const RECENT = 60

const countOf = async (app: TestShell, query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await app.ctx.db.execute<{ n: number }>(query)
  return rows[0]?.n ?? 0
}

/** In the order their posts were made. */
const readRuns = async (app: TestShell): Promise<Run[]> => {
  const { rows } = await app.ctx.db.execute<Omit<Run, 'dueAt'> & { due: string }>(sql`
    select r.automation_id as "automationId", r.due_at::text as due, r.state, r.failure_code as "failureCode",
      r.item_key as "itemKey", r.post_id as "postId", p.text
    from automation_runs r left join posts p on p.id = r.post_id
    order by p.created_at, p.id, r.due_at`)
  return rows.map(({ due, ...run }) => ({ ...run, dueAt: new Date(due) }))
}

const nameOf = ({ automationId, dueAt }: { automationId: number; dueAt: Date }) =>
  `${automationId} at ${dueAt.toISOString()}`

const judgeMoments = async ({
  app,
  row,
  runs,
  pauses,
  from,
  to,
}: {
  app: TestShell
  row: AutomationRow
  runs: readonly Run[]
  pauses: readonly Pause[]
  from: Date
  to: Date
}) => {
  const { workspaceId, rule } = row
  const clock = await readRuleClock({ ctx: app.ctx, workspaceId, rule })
  const planned = listMoments({ ...clock, after: from, until: to }).map(({ at }) => Date.parse(at))
  const mayBeMissing = (at: number) =>
    pauses.some(
      (pause) =>
        pause.automationId === row.id &&
        at >= pause.from.getTime() &&
        at - rule.leadHours * HOUR_MS <= pause.to.getTime() + MARGIN_MS,
    )
  const timesOf = (at: number) => runs.filter(({ dueAt }) => dueAt.getTime() === at).length
  const name = (at: number) => nameOf({ automationId: row.id, dueAt: new Date(at) })
  return {
    missing: planned.filter((at) => timesOf(at) === 0 && !mayBeMissing(at)).map(name),
    doubled: planned.filter((at) => timesOf(at) > 1).map(name),
    unplanned: runs.filter(({ dueAt }) => !planned.includes(dueAt.getTime())).map(nameOf),
    stuck: runs
      .filter(({ state }) => state === 'planned' || state === 'making' || state === 'asking')
      .filter(({ dueAt }) => !mayBeMissing(dueAt.getTime()))
      .map(nameOf),
  }
}

/** Two hours of margin: clocks that go back bring the same wall time closer. */
const listRepeated = ({ rule, id }: AutomationRow, runs: readonly Run[]): string[] => {
  const horizon = rule.repeatAfterDays * DAY_MS - 2 * HOUR_MS
  const made = runs.filter(({ state, itemKey }) => state === 'made' && itemKey !== null)
  return made.flatMap((run) =>
    made
      .filter((other) => other.itemKey === run.itemKey && other.dueAt > run.dueAt)
      .filter((other) => other.dueAt.getTime() - run.dueAt.getTime() <= horizon)
      .map((other) => `${nameOf({ automationId: id, dueAt: other.dueAt })}: ${run.itemKey}`),
  )
}

const listNearDuplicates = (texts: readonly string[]): string[] =>
  texts.flatMap((text, index) => {
    const earlier = texts.slice(Math.max(0, index - RECENT), index)
    const found = findTooSimilar({ text, earlier: earlier.map((one) => ({ text: one })) })
    return found ? [`${found.similarity.toFixed(2)}: ${text.slice(0, 60)}`] : []
  })

const judgeArrivals = async (app: TestShell, arrivals: readonly Arrival[]) => {
  const { rows } = await app.ctx.db.execute<{ text: string; published: number; open: number }>(sql`
    select coalesce(t.override_text, p.text) as text,
      count(*) filter (where t.state = 'published')::int as published,
      count(*) filter (where t.state = 'needs_attention')::int as open
    from post_targets t join posts p on p.id = t.post_id group by 1`)
  const counts = new Map<string, number>()
  for (const { text } of arrivals) counts.set(text, (counts.get(text) ?? 0) + 1)
  const arrivedOf = (text: string) => counts.get(text) ?? 0
  return {
    published: rows.reduce((sum, { published }) => sum + published, 0),
    outTwice: rows
      .filter(({ text, published, open }) => arrivedOf(text) > published + open)
      .map(({ text }) => text.slice(0, 60)),
    lost: rows
      .filter(({ text, published }) => arrivedOf(text) < published)
      .map(({ text }) => text.slice(0, 60)),
  }
}

const judgePoints = async (app: TestShell) => ({
  unsettled: await countOf(
    app,
    sql`select count(*)::int as n from points_entries e where e.type = 'reserve' and
      (select count(*) from points_entries s where s.reservation_id = e.id and s.amount = e.amount) <> 1`,
  ),
  unbalanced: await countOf(
    app,
    sql`select count(*)::int as n from points_balances b where b.reserved <> 0 or b.spent <> (
      select coalesce(sum(e.amount), 0) from points_entries e
      where e.user_id = b.user_id and e.kind = b.kind and e.period_start = b.period_start and e.type = 'spend')`,
  ),
})

const countStray = async (app: TestShell): Promise<number> => {
  const posts = await countOf(
    app,
    sql`select count(*)::int as n from posts p
      where (select count(*) from automation_runs r where r.post_id = p.id) <> 1`,
  )
  const reels = await countOf(
    app,
    sql`select count(*)::int as n from reels l
      where (select count(*) from automation_runs r where r.reel_id = l.id) <> 1`,
  )
  return posts + reels
}

const countBy = (names: readonly string[]) =>
  Object.fromEntries(
    [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]),
  )

/** Compares runs with the plan of their rules, with their posts, with the points and with what arrived. */
export const judgeAutomations = async ({
  app,
  owners,
  arrivals,
  pauses,
  from,
  to,
}: {
  app: TestShell
  owners: ReadonlyMap<number, Owner>
  arrivals: readonly Arrival[]
  pauses: readonly Pause[]
  from: Date
  to: Date
}): Promise<AutomationVerdict> => {
  const all = await readRuns(app)
  const byRule = Map.groupBy(all, ({ automationId }) => automationId)
  const moments: Awaited<ReturnType<typeof judgeMoments>>[] = []
  const repeated: string[] = []
  for (const [id, { workspaceId }] of owners) {
    const row = await findAutomation({ db: app.ctx.db, workspaceId, id })
    if (!row) throw new Error(`Automation ${id} is gone`)
    const runs = byRule.get(id) ?? []
    moments.push(await judgeMoments({ app, row, runs, pauses, from, to }))
    repeated.push(...listRepeated(row, runs))
  }
  const ofAccounts = Map.groupBy(
    all.filter(({ text }) => text !== null && text !== ''),
    ({ automationId }) => owners.get(automationId)?.connectionId,
  )
  const listOf = (key: keyof (typeof moments)[number]) => moments.flatMap((one) => one[key])
  return {
    runs: all.length,
    outcomes: countBy(all.map(({ state, failureCode }) => failureCode ?? state)),
    arrived: arrivals.length,
    ...(await judgeArrivals(app, arrivals)),
    missing: listOf('missing'),
    doubled: listOf('doubled'),
    unplanned: listOf('unplanned'),
    stuck: listOf('stuck'),
    strayContent: await countStray(app),
    repeated,
    nearDuplicates: [...ofAccounts.values()].flatMap((runs) =>
      listNearDuplicates(runs.flatMap(({ text }) => text ?? [])),
    ),
    ...(await judgePoints(app)),
  }
}

const FAULTS = [
  'missing',
  'doubled',
  'unplanned',
  'stuck',
  'outTwice',
  'lost',
  'repeated',
  'nearDuplicates',
] as const

export const isAutomationClean = (verdict: AutomationVerdict): boolean =>
  FAULTS.every((fault) => verdict[fault].length === 0) &&
  verdict.strayContent + verdict.unsettled + verdict.unbalanced === 0

export const printAutomationVerdict = (verdict: AutomationVerdict): void => {
  const counts = FAULTS.map((fault): [string, number] => [fault, verdict[fault].length])
  const { outcomes, runs, published, arrived, strayContent, unsettled, unbalanced } = verdict
  console.table({ runs, ...outcomes })
  console.table({
    published,
    arrived,
    ...Object.fromEntries(counts),
    strayContent,
    unsettled,
    unbalanced,
  })
  for (const fault of FAULTS) {
    for (const one of verdict[fault].slice(0, 10)) console.log(`${fault}: ${one}`)
  }
}
