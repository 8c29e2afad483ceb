import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import {
  type Automation,
  type AutomationRun,
  automation,
  automationRun,
} from '@kadr/contract/automation/automations'
import { plannedRun } from '@kadr/contract/automation/planned-runs'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import { z } from 'zod'
import { composition } from '../src/app.ts'
import { createAutomationsModule } from '../src/modules/automation/automations/index.ts'
import { planAutomations } from '../src/modules/automation/automations/plan/plan-automations.ts'
import { runDueRuns } from '../src/modules/automation/automations/run/run-due-runs.ts'
import { ruleOf } from './automations.ts'
import { call, signInAs } from './people.ts'
import { ask, type Writer } from './posts.ts'
import { setUpWriters } from './set-up-writers.ts'
import { createTestShell, type TestShell } from './test-shell.ts'

type Request = { method?: 'POST' | 'PUT' | 'DELETE'; body?: object }

const notificationsShape = z.object({
  items: z.array(z.object({ kind: z.string(), title: z.string(), link: z.nullable(z.string()) })),
})
const postsShape = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      state: z.string(),
      time: z.nullable(z.object({ wallTime: z.string() })),
    }),
  ),
})

/** Opens no address of this machine. */
const REFUSING = createSafeFetch()

/** Rules of a person with one channel; jobs are run by the test. */
export const setUpAutomating = () => {
  let app: TestShell
  let who: Writer
  let channel: string
  let people: number
  let outside = REFUSING
  const fetch: SafeFetch = (...request) => outside(...request)
  const modules = composition.modules.filter(({ name }) => name !== 'automations')
  const clock = setUpWriters(
    (setup) => {
      ;({ app, who, channel, people } = setup)
      outside = REFUSING
    },
    (options) =>
      createTestShell(
        { ...composition, modules: [...modules, createAutomationsModule({ fetch })] },
        options,
      ),
  )
  const { signal } = new AbortController()

  /** Tokens end with the days the clock is moved by. */
  const refreshed = async (person: Writer): Promise<Writer> =>
    person.userId === who.userId
      ? { ...who, token: (await signInAs(app, { id: people })).token }
      : person

  const send = async (path: string, request: Request = {}, by = who) => {
    const { data, error } = await ask(app, await refreshed(by), {
      path: `/automations${path}`,
      headers: { 'idempotency-key': newId() },
      ...request,
    })
    if (error) throw new Error(`${error.code}: ${error.message}`)
    return data
  }

  return {
    clock,
    signal,
    send,
    /** Feeds are read by it until the end of the test. */
    openOutside: (by: SafeFetch) => {
      outside = by
    },
    app: () => app,
    who: () => who,
    channel: () => channel,
    /** For one more person. */
    nextId: () => people + 1,
    create: async (part: Partial<AutomationRule> = {}): Promise<Automation> => {
      const body = { rule: ruleOf([channel], part), isPaused: false }
      return z.parse(automation, await send('', { method: 'POST', body }))
    },
    read: async ({ id }: Automation) => z.parse(automation, await send(`/${id}`)),
    runsOf: async ({ id }: Automation): Promise<AutomationRun[]> =>
      z.object({ items: z.array(automationRun) }).parse(await send(`/${id}/runs`)).items,
    planOf: async ({ id }: Automation, days: number) => {
      const query = new URLSearchParams({
        from: clock.now().toISOString(),
        to: new Date(clock.now().getTime() + days * DAY_MS).toISOString(),
        automationId: String(id),
      })
      return z.object({ items: z.array(plannedRun) }).parse(await send(`/planned?${query}`)).items
    },
    /** What both jobs do in two minutes: a person has one request to AI at a time. */
    work: async (ctx = app.ctx, by = REFUSING) => {
      await planAutomations({ ctx })
      for (let turn = 0; turn < 4; turn += 1) {
        await runDueRuns({ ctx, fetch: by, signal })
        clock.advance(MINUTE_MS / 2)
      }
    },
    postsOf: async () => {
      const { data } = await ask(app, await refreshed(who), { path: '/posts?limit=100' })
      return postsShape.parse(data).items
    },
    notificationsOf: async (person = who) => {
      await app.consumeEvents()
      const { token } = await refreshed(person)
      const { data } = await call(app, { path: '/notifications', token })
      return notificationsShape.parse(data).items
    },
  }
}
