import { type TargetState, targetState } from '@kadr/contract/publishing/post-targets'
import type { PostState } from '@kadr/contract/publishing/posts'
import { NO_TARGETS_STATE, POST_STATE_RULES } from '@kadr/domain/publishing/posts/derive-post-state'
import { type SQL, sql } from 'drizzle-orm'
import { postTargets } from '../../../db/schema/publishing/posts.ts'

const bitOf = (state: TargetState) => 2 ** targetState.options.indexOf(state)
const maskOf = (states: readonly TargetState[]) =>
  sql.raw(String(states.reduce((mask, state) => mask + bitOf(state), 0)))

const bits = sql.join(
  targetState.options.map((state) => sql.raw(`when '${state}' then ${bitOf(state)}`)),
  sql` `,
)

/** Aggregate: one bit per target state that occurs. */
export const targetMask: SQL<number> = sql`bit_or(case ${postTargets.state} ${bits} end)`

/** The domain's state rules in SQL, over `targetMask`. */
export const stateOfMask = (mask: SQL.Aliased<number>): SQL<PostState> => {
  const rules = POST_STATE_RULES.map(({ state, any, and }) => {
    const isMet = sql`(${mask} & ${maskOf(any)}) <> 0`
    const condition = and ? sql`${isMet} and (${mask} & ${maskOf(and)}) <> 0` : isMet
    return sql`when ${condition} then ${sql.raw(`'${state}'`)}`
  })
  return sql`case ${sql.join(rules, sql` `)} else ${sql.raw(`'${NO_TARGETS_STATE}'`)} end`
}

/** Target states that are a precondition of the post state; null when there is none. */
export const targetStatesOf = (state: PostState): TargetState[] | null =>
  state === NO_TARGETS_STATE
    ? null
    : POST_STATE_RULES.filter((rule) => rule.state === state).flatMap(({ any }) => [...any])
