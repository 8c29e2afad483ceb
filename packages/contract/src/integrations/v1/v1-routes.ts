import type { ApiRoute } from '../../base/route.ts'
import * as accounts from './accounts.ts'
import * as analytics from './analytics.ts'
import * as automations from './automations.ts'
import * as posts from './posts.ts'
import * as products from './products.ts'
import * as reels from './reels.ts'
import * as resources from './resources.ts'
import * as workspace from './workspace.ts'

const isRoute = (value: unknown): value is ApiRoute =>
  typeof value === 'object' && value !== null && 'version' in value && 'scope' in value

/** Every call of the public API by name. */
export const v1Routes: Record<string, ApiRoute> = Object.fromEntries(
  [workspace, accounts, resources, posts, reels, products, automations, analytics].flatMap(
    (module) =>
      Object.entries<unknown>(module).flatMap(([name, value]) =>
        isRoute(value) ? [[name, value] as const] : [],
      ),
  ),
)
