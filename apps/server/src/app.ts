import { authenticate, authModule } from './modules/auth/index.ts'
import { connectionsModule } from './modules/connections/index.ts'
import { devModule } from './modules/dev/index.ts'
import { housekeepingModule } from './modules/housekeeping/index.ts'
import { personalDataModule } from './modules/personal-data/index.ts'
import { pointsModule } from './modules/points/index.ts'
import { productsModule } from './modules/products/index.ts'
import { publicConfigModule } from './modules/public-config/index.ts'
import { resourcesModule } from './modules/resources/index.ts'
import { starterModule } from './modules/starter/index.ts'
import { subscriptionModule } from './modules/subscription/index.ts'
import { usersModule } from './modules/users/index.ts'
import { findMembership, workspacesModule } from './modules/workspaces/index.ts'
import type { Composition } from './platform/shell.ts'

/** What the program is made of. A new domain is one more line here. */
export const composition: Composition = {
  authenticate,
  findMembership,
  modules: [
    authModule,
    connectionsModule,
    devModule,
    housekeepingModule,
    personalDataModule,
    pointsModule,
    productsModule,
    publicConfigModule,
    resourcesModule,
    starterModule,
    subscriptionModule,
    usersModule,
    workspacesModule,
  ],
}
