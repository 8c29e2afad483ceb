import * as z from 'zod/mini'
import type { ReadInput, ReadOutcome } from '../conversations.ts'

/** What is read after one another: comments, mentions, dialogs. */
export type ReadPart = {
  name: string
  /** Whether the account has it. */
  isOn(input: ReadInput): boolean
  /** `cursor` and `state` of the input are its own. */
  read(input: ReadInput): Promise<ReadOutcome>
}

const place = z.object({ part: z.string(), at: z.nullable(z.record(z.string(), z.unknown())) })
const states = z.record(z.string(), z.record(z.string(), z.unknown()))

/** One reading of several parts. One that is refused for good is told and passed over; the others are read. */
export const readParts =
  (parts: readonly ReadPart[]) =>
  async (input: ReadInput): Promise<ReadOutcome> => {
    const on = parts.filter((part) => part.isOn(input))
    const asked = place.safeParse(input.cursor)
    const index = asked.success ? on.findIndex(({ name }) => name === asked.data.part) : 0
    const part = on[index]
    const state = states.safeParse(input.state).data ?? {}
    if (!part) return { kind: 'page', items: [], cursor: null, whole: [] }
    const outcome = await part.read({
      ...input,
      cursor: asked.success ? asked.data.at : null,
      state: state[part.name] ?? null,
    })
    const next = on[index + 1]
    const following = next ? { part: next.name, at: null } : null
    if (outcome.kind === 'failed') {
      if (outcome.failure.kind !== 'permanent' || on.length === 1) return outcome
      const notice = outcome.failure.message
      return { kind: 'page', items: [], cursor: following, whole: [], notice }
    }
    return {
      ...outcome,
      cursor: outcome.cursor ? { part: part.name, at: outcome.cursor } : following,
      ...(outcome.state && { state: { ...state, [part.name]: outcome.state } }),
    }
  }
