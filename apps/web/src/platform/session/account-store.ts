import { type Currency, currency } from '@kadr/contract/base/primitives'
import { type User, user } from '@kadr/contract/identity/users'
import {
  type Plan,
  type Points,
  plan,
  points,
  type Subscription,
  subscription,
} from '@kadr/contract/money/subscription'
import { type Connections, connections } from '@kadr/contract/publishing/connections'
import * as z from 'zod/mini'
import { createPersistedStore, type PersistedStore, readWith } from '../storage/persisted-store.ts'

/** Cached on the device, so that the next visit renders before the API responds. */
export type Account = {
  user: User | null
  subscription: Subscription | null
  connections: Connections | null
  points: Points | null
  plans: Plan[]
  selectedCurrency: Currency
}

export type AccountStore = PersistedStore<Account>

export const ACCOUNT_KEY = 'kadr.account'

const NOBODY: Account = {
  user: null,
  subscription: null,
  connections: null,
  points: null,
  plans: [],
  selectedCurrency: 'RUB',
}

export const createAccountStore = (): AccountStore =>
  createPersistedStore<Account>({
    key: ACCOUNT_KEY,
    initial: NOBODY,
    fields: {
      user: readWith(user),
      subscription: readWith(subscription),
      connections: readWith(connections),
      points: readWith(points),
      plans: readWith(z.array(plan)),
      selectedCurrency: readWith(currency),
    },
  })
