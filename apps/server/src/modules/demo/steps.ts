import { awaitPictures } from './await-pictures.ts'
import { connectAccounts } from './connect-accounts.ts'
import type { DemoStep } from './demo-step.ts'
import { meetTrouble } from './meet-trouble.ts'
import { planPosts } from './plan-posts.ts'
import { publishHistory } from './publish-history.ts'
import { addProducts, setUpBrand } from './set-up-brand.ts'

/** In this order: posts need accounts and pictures. */
export const STEPS: readonly DemoStep[] = [
  connectAccounts,
  setUpBrand,
  awaitPictures,
  addProducts,
  planPosts,
  publishHistory,
  meetTrouble,
]
