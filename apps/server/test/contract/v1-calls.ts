import type { ApiRoute } from '@kadr/contract/base/route'
import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'
import type { ApiScope } from '@kadr/contract/integrations/scopes'
import { apiScope } from '@kadr/contract/integrations/scopes'
import { problem } from '@kadr/contract/integrations/v1/problem'
import { v1Routes } from '@kadr/contract/integrations/v1/v1-routes'
import { z } from 'zod'
import { writeDocument } from '../../src/modules/integrations/api/write-document.ts'
import { ask, type Writer } from '../posts.ts'
import type { TestShell } from '../test-shell.ts'
import type { RouteSample } from './route-sample.ts'
import type { StockedIds } from './seed-workspace.ts'
import { V1_SAMPLES } from './v1-samples.ts'

export const V1_CALLS: readonly { name: string; route: ApiRoute }[] = Object.entries(v1Routes).map(
  ([name, route]) => ({ name, route }),
)

export const sampleOf = (name: string, ids: StockedIds): RouteSample => {
  const make = V1_SAMPLES[name]
  if (!make) throw new Error(`Add a sample of ${name} to v1-samples.ts`)
  return make(ids)
}

/** A key with its token, made as the app makes it. */
export const makeKey = async (
  app: TestShell,
  by: Writer,
  {
    scopes = apiScope.options,
    ceiling = 'editor',
    name = 'Проверка',
  }: { name?: string; scopes?: readonly ApiScope[]; ceiling?: WorkspaceRole } = {},
): Promise<{ id: string; token: string }> => {
  const { data, error } = await ask(app, by, {
    method: 'POST',
    path: '/integrations/keys',
    body: { name, scopes, ceiling, expiresAt: null },
  })
  if (error) throw new Error(error.message)
  const { key, token } = z
    .object({ key: z.object({ id: z.string() }), token: z.string() })
    .parse(data)
  return { id: key.id, token }
}

export const callV1 = (
  app: TestShell,
  token: string,
  { route, sample = {} }: { route: ApiRoute; sample?: RouteSample },
) => {
  const { params = {}, query, headers = {}, body } = sample
  const path = route.path.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? key),
  )
  return app.http.inject({
    method: route.method,
    url: `/api/v1${path}`,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(query && { query }),
    ...(body && { payload: body }),
  })
}

const document = z
  .object({
    paths: z.record(
      z.string(),
      z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
    ),
  })
  .parse(writeDocument())

/** Statuses the document names for a call. */
export const statusesOf = ({ path, method }: ApiRoute): string[] =>
  Object.keys(
    document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses ?? {},
  )

/** Why an answer is none of its call; undefined when it is one. */
export const shapeFaultOf = ({
  route,
  status,
  body,
}: {
  route: ApiRoute
  status: number
  body: unknown
}): string | undefined => (status === 200 ? route.data : problem).safeParse(body).error?.message
