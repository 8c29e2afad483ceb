import { addAutomations } from './add-automations.ts'
import { askAi } from './ask-ai.ts'
import { awaitStarter } from './await-starter.ts'
import { collectFigures } from './collect-figures.ts'
import { connectAccounts } from './connect-accounts.ts'
import type { DemoStep } from './demo-step.ts'
import { fillLibrary } from './fill-library.ts'
import { loseAccess } from './lose-access.ts'
import { makeLogo } from './make-logo.ts'
import { makePictures } from './make-pictures.ts'
import { makeOtherKinds, makeReels } from './make-reels.ts'
import { meetTeam } from './meet-team.ts'
import { meetTrouble } from './meet-trouble.ts'
import { planPosts, planVideoPosts } from './plan-posts.ts'
import { publishHistory, publishVideoHistory } from './publish-history.ts'
import { scheduleReports, sendDigests } from './schedule-reports.ts'
import { addProducts, setUpBrand } from './set-up-brand.ts'

/** In this order: posts need accounts and pictures; what takes long comes last. */
export const STEPS: readonly DemoStep[] = [
  connectAccounts,
  setUpBrand,
  makeLogo,
  makePictures,
  addProducts,
  planPosts,
  meetTeam,
  askAi,
  publishHistory,
  awaitStarter,
  makeReels,
  planVideoPosts,
  publishVideoHistory,
  meetTrouble,
  loseAccess,
  collectFigures,
  scheduleReports,
  sendDigests,
  makeOtherKinds,
  addAutomations,
  fillLibrary,
]
