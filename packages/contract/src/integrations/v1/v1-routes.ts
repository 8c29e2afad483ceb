import type { ApiRoute } from '../../base/route.ts'
import * as workspace from './workspace.ts'

const isRoute = (value: unknown): value is ApiRoute =>
  typeof value === 'object' && value !== null && 'version' in value && 'scope' in value

/** Every call of the public API by name. */
export const v1Routes: Record<string, ApiRoute> = Object.fromEntries(
  [workspace].flatMap((module) =>
    Object.entries<unknown>(module).flatMap(([name, value]) =>
      isRoute(value) ? [[name, value] as const] : [],
    ),
  ),
)
