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

type Reading = { input: ReadInput; part: ReadPart; next: ReadPart | undefined }

const beginOf = (part: ReadPart | undefined) => (part ? { part: part.name, at: null } : null)

async function readPart({ input, part, next }: Reading, at: ReadInput['cursor']) {
  const state = states.safeParse(input.state).data ?? {}
  const outcome = await part.read({ ...input, cursor: at, state: state[part.name] ?? null })
  if (outcome.kind === 'failed') return outcome
  return {
    ...outcome,
    cursor: outcome.cursor ? { part: part.name, at: outcome.cursor } : beginOf(next),
    ...(outcome.state && { state: { ...state, [part.name]: outcome.state } }),
  }
}

/** One reading of several parts. One that is refused for good is told and passed over; the others are read. */
export const readParts =
  (parts: readonly ReadPart[]) =>
  async (input: ReadInput): Promise<ReadOutcome> => {
    const on = parts.filter((part) => part.isOn(input))
    const asked = place.safeParse(input.cursor).data
    const index = asked ? on.findIndex(({ name }) => name === asked.part) : 0
    const [part, next] = index < 0 ? [] : on.slice(index)
    if (!part) return { kind: 'page', items: [], cursor: null, whole: [] }
    const outcome = await readPart({ input, part, next }, asked?.at ?? null)
    if (outcome.kind === 'page' || outcome.failure.kind !== 'permanent' || on.length === 1) {
      return outcome
    }
    const notice = outcome.failure.message
    return { kind: 'page', items: [], cursor: beginOf(next), whole: [], notice }
  }
