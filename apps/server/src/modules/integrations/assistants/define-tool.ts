import type { Action } from '@kadr/contract/base/permissions'
import type { ApiScope } from '@kadr/contract/integrations/scopes'
import { UserError } from '@kadr/domain/base/app-error'
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { AppContext } from '../../../context.ts'
import { namedIds } from '../../../platform/http/named-ids.ts'
import type { ApiMember, ApiPort } from '../../../platform/http/v1/api-caller.ts'
import { authorizeApi } from '../../../platform/http/v1/authorize-api.ts'
import { findMembership } from '../../identity/workspaces/index.ts'
import { assertInReach } from '../../publishing/posts/index.ts'
import { toText } from './to-text.ts'

export type Session = {
  ctx: AppContext
  member: ApiMember
  record: ApiPort['record']
}

type Shape = z.ZodObject

type Declared<I extends Shape, O extends Shape> = {
  name: string
  title: string
  description: string
  scope: ApiScope
  action: Action
  /** `public`: others see it, so the person taps first. */
  effect: 'look' | 'write' | 'public'
  input: I
  output: O
  run(given: Session & { input: z.output<I> }): Promise<z.output<O>>
}

export type Tool = Pick<
  Declared<Shape, Shape>,
  'name' | 'title' | 'scope' | 'action' | 'effect'
> & {
  register(server: McpServer, session: Session): void
}

const failed = (text: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text }],
})

/** With the rights of this moment: the handler at the edge has checked the scope alone. */
export const enterTool = async ({
  session: { ctx, member },
  tool,
  input,
}: {
  session: Session
  tool: Pick<Tool, 'scope' | 'action'>
  input: unknown
}): Promise<ApiMember> => {
  const allowed = await authorizeApi({
    route: tool,
    caller: member.caller,
    findMembership: (who) => findMembership({ ctx, ...who }),
  })
  if (allowed.connectionIds !== null) {
    await assertInReach({ ctx, member: { ...allowed, sessionId: '' }, ids: namedIds(input) })
  }
  return allowed
}

/** What the person would be told is told to the assistant; all else is a failure of ours. */
const answer = async <T extends Record<string, unknown>>(
  run: () => Promise<T>,
): Promise<CallToolResult> => {
  try {
    const structuredContent = await run()
    return { structuredContent, content: [{ type: 'text', text: toText(structuredContent) }] }
  } catch (error) {
    if (error instanceof UserError) return failed(error.userMessage)
    throw error
  }
}

/** Typed by the shapes of the one tool; outside it all tools are the same. */
const runTool =
  <I extends Shape, O extends Shape>(tool: Declared<I, O>, session: Session) =>
  (given: unknown) =>
    answer(async () => {
      const { title, effect, input: shape, run } = tool
      const input = shape.parse(given)
      const member = await enterTool({ session, tool, input })
      if (effect !== 'look') await session.record({ caller: member.caller, call: title })
      return run({ ...session, member, input })
    })

export const defineTool = <I extends Shape, O extends Shape>(tool: Declared<I, O>): Tool => {
  const { name, title, description, scope, action, effect } = tool
  const inputSchema: Shape = tool.input
  const outputSchema: Shape = tool.output
  return {
    name,
    title,
    scope,
    action,
    effect,
    register(server, session) {
      const annotations = {
        title,
        readOnlyHint: effect === 'look',
        destructiveHint: effect === 'public',
        idempotentHint: effect === 'look',
        openWorldHint: effect === 'public',
      }
      server.registerTool(
        name,
        { title, description, inputSchema, outputSchema, annotations },
        runTool(tool, session),
      )
    },
  }
}
