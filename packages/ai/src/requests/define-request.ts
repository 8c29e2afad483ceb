import { type AiOutput, type AiOutputOf, aiOutput } from '@kadr/contract/studio/ai-outputs'
import type { AiKind, AiLanguage, AiTask, AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import * as z from 'zod/mini'
import { AiFailure } from '../_shared/ai-failure.ts'
import type { Facts, Prompt } from '../ports.ts'
import { markGrounds } from './mark-grounds.ts'

type RequestInput<K extends AiKind> = { task: AiTaskOf<K>; facts: Facts }

/** One kind of request: prompt, schema of the reply, and post-processing. */
type RequestDefinition<K extends AiKind, S extends z.ZodMiniType> = {
  kind: K
  maxOutputTokens: number
  /** Deliberately loose: `finish` normalises it, and the contract validates the result. */
  reply: S
  prompt(input: RequestInput<K>): Omit<Prompt, 'language'>
  /** What an engine has to write anew, in our own words without any text of the reply. */
  findProblems?(input: RequestInput<K> & { reply: z.output<S> }): string[]
  finish(input: RequestInput<K> & { reply: z.output<S> }): AiOutputOf<K>
  /** The output for a topic the templates know nothing of; without it the request fails. */
  unknown?(input: RequestInput<K>): AiOutputOf<K>
}

type PreparedRequest = {
  prompt: Prompt
  schema: object
  maxOutputTokens: number
  /** Validates the reply. Throws an AiFailure when it is unusable. */
  read(reply: unknown): AiOutput
  /** Null for a request whose reply is never asked for again. */
  findProblems: ((reply: unknown) => string[]) | null
  unknown: AiOutput | null
}

export type Request = (given: { task: AiTask; facts: Facts }) => PreparedRequest

const createUnreadable = (detail: string) => new AiFailure({ reason: 'unreadable', detail })

const toJsonSchema = (reply: z.ZodMiniType) => {
  const { $schema: _, ...schema } = z.toJSONSchema(reply)
  return schema
}

const languageOf = (task: AiTask): AiLanguage => ('language' in task && task.language) || 'ru'

export const defineRequest = <K extends AiKind, S extends z.ZodMiniType>({
  kind,
  maxOutputTokens,
  reply: replySchema,
  prompt,
  findProblems,
  finish,
  unknown,
}: RequestDefinition<K, S>): Request => {
  const schema = toJsonSchema(replySchema)
  const isOurs = (task: AiTask): task is AiTaskOf<K> => task.kind === kind
  return ({ task, facts }) => {
    if (!isOurs(task)) throw new Error(`A request of kind ${task.kind} is no ${kind}`)
    return {
      prompt: { ...prompt({ task, facts }), language: languageOf(task) },
      schema,
      maxOutputTokens,
      read(raw) {
        const reply = z.safeParse(replySchema, raw)
        if (!reply.success) throw createUnreadable('the reply does not fit its form')
        const output = z.safeParse(aiOutput, finish({ task, facts, reply: reply.data }))
        if (output.success) return markGrounds({ output: output.data, task, facts })
        throw createUnreadable('nothing is left of the reply')
      },
      findProblems: findProblems
        ? (raw) => {
            const reply = z.safeParse(replySchema, raw)
            return reply.success
              ? findProblems({ task, facts, reply: reply.data })
              : ['ответ не по форме']
          }
        : null,
      unknown: unknown ? unknown({ task, facts }) : null,
    }
  }
}
