import { type AiOutput, type AiOutputOf, aiOutput } from '@kadr/contract/ai-outputs'
import type { AiKind, AiTask, AiTaskOf } from '@kadr/contract/ai-tasks'
import * as z from 'zod/mini'
import { AiFailure } from '../_shared/ai-failure.ts'
import type { Facts, Prompt } from '../ports.ts'

type Given<K extends AiKind> = { task: AiTaskOf<K>; facts: Facts }

/** One kind of request: what is asked, the form of the reply, and what is made of it. */
type RequestDefinition<K extends AiKind, S extends z.ZodMiniType> = {
  kind: K
  maxOutputTokens: number
  /** Loose on purpose: `finish` cuts and tidies, and the contract has the last word. */
  reply: S
  prompt(given: Given<K>): Prompt
  finish(given: Given<K> & { reply: z.output<S> }): AiOutputOf<K>
}

type PreparedRequest = {
  prompt: Prompt
  schema: object
  maxOutputTokens: number
  /** What the engine replied, checked. Throws an AiFailure when nothing can be made of it. */
  read(reply: unknown): AiOutput
}

export type Request = (given: { task: AiTask; facts: Facts }) => PreparedRequest

const unreadable = (detail: string) => new AiFailure({ reason: 'unreadable', detail })

const schemaOf = (reply: z.ZodMiniType) => {
  const { $schema: _, ...schema } = z.toJSONSchema(reply)
  return schema
}

export const defineRequest = <K extends AiKind, S extends z.ZodMiniType>({
  kind,
  maxOutputTokens,
  reply: replySchema,
  prompt,
  finish,
}: RequestDefinition<K, S>): Request => {
  const schema = schemaOf(replySchema)
  const isOurs = (task: AiTask): task is AiTaskOf<K> => task.kind === kind
  return ({ task, facts }) => {
    if (!isOurs(task)) throw new Error(`A request of kind ${task.kind} is no ${kind}`)
    return {
      prompt: prompt({ task, facts }),
      schema,
      maxOutputTokens,
      read(raw) {
        const reply = z.safeParse(replySchema, raw)
        if (!reply.success) throw unreadable('the reply does not fit its form')
        const output = z.safeParse(aiOutput, finish({ task, facts, reply: reply.data }))
        if (output.success) return output.data
        throw unreadable('nothing is left of the reply')
      },
    }
  }
}
