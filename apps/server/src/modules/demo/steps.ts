import { awaitStarter } from './await-starter.ts'
import { collectFigures } from './collect-figures.ts'
import { connectAccounts } from './connect-accounts.ts'
import type { DemoStep } from './demo-step.ts'
import { makePictures } from './make-pictures.ts'
import { makeReels } from './make-reels.ts'
import { meetTrouble } from './meet-trouble.ts'
import { planPosts } from './plan-posts.ts'
import { publishHistory } from './publish-history.ts'
import { addProducts, setUpBrand } from './set-up-brand.ts'

/** In this order: posts need accounts and pictures. */
export const STEPS: readonly DemoStep[] = [
  connectAccounts,
  setUpBrand,
  makePictures,
  addProducts,
  awaitStarter,
  makeReels,
  planPosts,
  publishHistory,
  meetTrouble,
  collectFigures,
]
