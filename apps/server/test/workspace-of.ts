import { z } from 'zod'
import { call } from './people.ts'
import type { TestShell } from './test-shell.ts'

/** The id of the user's own workspace. */
export const workspaceOf = async (app: TestShell, token: string): Promise<string> => {
  const { data } = await call(app, { path: '/workspaces', token })
  const [personal] = z.array(z.object({ id: z.string(), isPersonal: z.boolean() })).parse(data)
  if (!personal?.isPersonal) throw new Error('The person has no workspace of their own')
  return personal.id
}
