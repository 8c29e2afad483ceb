import type { Network } from '@kadr/contract/publishing/networks'
import type { TargetFailure, TargetState } from '@kadr/contract/publishing/post-targets'
import type { Arrival } from './processes.ts'
import type { ChaosTarget } from './world.ts'

export type FinalTarget = ChaosTarget & { state: TargetState; failure: TargetFailure | null }

export type Verdict = {
  network: Network
  published: number
  failed: Record<string, number>
  attention: Record<string, number>
  other: Record<string, number>
  /** Received more than once, including the follow-up text. */
  duplicates: string[]
  /** Recorded as published, but not received. */
  lost: string[]
  /** Recorded as not published, but received. */
  untrue: string[]
  /** Not in a final state. */
  stuck: string[]
}

const FINAL_STATES = new Set<TargetState>(['published', 'failed', 'needs_attention', 'missed'])

const countBy = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(names, (name) => name)].map(([name, same]) => [name, same.length]),
  )

/** Compares the recorded state of each target with what its network received. */
export const judge = (input: {
  network: Network
  targets: readonly FinalTarget[]
  arrivals: readonly Arrival[]
}): Verdict => {
  const texts = input.arrivals.filter(({ network }) => network === input.network)
  const targets = input.targets.filter(({ network }) => network === input.network)
  const countOf = (text: string) => texts.filter((arrival) => arrival.text.includes(text)).length
  // A follow-up text contains the text of its post.
  const arrived = new Map(
    targets.map(({ id, text, follow }) => [id, countOf(text) - countOf(follow)]),
  )
  const named = (is: (target: FinalTarget, count: number) => boolean) =>
    targets
      .filter((target) => is(target, arrived.get(target.id) ?? 0))
      .map(({ id, text }) => `${text} ${id}`)
  const codesOf = (state: TargetState) =>
    countBy(
      targets
        .filter((target) => target.state === state)
        .map(({ failure }) => failure?.code ?? 'none'),
    )
  return {
    network: input.network,
    published: targets.filter(({ state }) => state === 'published').length,
    failed: codesOf('failed'),
    attention: codesOf('needs_attention'),
    other: countBy(
      targets
        .map(({ state }) => state)
        .filter((state) => !['published', 'failed', 'needs_attention'].includes(state)),
    ),
    duplicates: named((target, count) => count > 1 || countOf(target.follow) > 1),
    lost: named(({ state }, count) => state === 'published' && count === 0),
    untrue: named(({ state }, count) => (state === 'failed' || state === 'missed') && count > 0),
    stuck: named(({ state }) => !FINAL_STATES.has(state)),
  }
}

const formatCounts = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || '0'

export const isClean = ({ duplicates, lost, untrue, stuck }: Verdict) =>
  duplicates.length + lost.length + untrue.length + stuck.length === 0

export const printVerdicts = (verdicts: readonly Verdict[]): void => {
  console.table(
    Object.fromEntries(
      verdicts.map((verdict) => [
        verdict.network,
        {
          published: verdict.published,
          failed: formatCounts(verdict.failed),
          needs_attention: formatCounts(verdict.attention),
          other: formatCounts(verdict.other),
          duplicates: verdict.duplicates.length,
          lost: verdict.lost.length,
          untrue: verdict.untrue.length,
          stuck: verdict.stuck.length,
        },
      ]),
    ),
  )
  for (const { duplicates, lost, untrue, stuck } of verdicts) {
    for (const [name, list] of Object.entries({ duplicates, lost, untrue, stuck })) {
      for (const target of list.slice(0, 20)) console.log(`${name}: ${target}`)
    }
  }
}
