import { addAutomations } from './add-automations.ts'
import { addFacts } from './add-facts.ts'
import { addTeam } from './add-team.ts'
import { addTroubledPosts } from './add-troubled-posts.ts'
import { askAi } from './ask-ai.ts'
import { awaitStarter } from './await-starter.ts'
import { collectFigures } from './collect-figures.ts'
import { connectAccounts } from './connect-accounts.ts'
import type { DemoStep } from './demo-step.ts'
import { fillInbox } from './fill-inbox.ts'
import { fillLibrary } from './fill-library.ts'
import { makeLogo } from './make-logo.ts'
import { makePictures } from './make-pictures.ts'
import { makeOtherKinds, makeReels } from './make-reels.ts'
import { makeOwnVideo } from './own-video-reel.ts'
import { planPosts, planVideoPosts } from './plan-posts.ts'
import { publishHistory, publishVideoHistory } from './publish-history.ts'
import { revokeAccess } from './revoke-access.ts'
import { scheduleReports, sendDigests } from './schedule-reports.ts'
import { addProducts, setUpBrand } from './set-up-brand.ts'

/** Ordered: posts need accounts and pictures; slow steps come last. */
export const STEPS: readonly DemoStep[] = [
  connectAccounts,
  setUpBrand,
  makeLogo,
  makePictures,
  addProducts,
  addFacts,
  planPosts,
  addTeam,
  addAutomations,
  askAi,
  publishHistory,
  awaitStarter,
  makeReels,
  planVideoPosts,
  publishVideoHistory,
  addTroubledPosts,
  revokeAccess,
  collectFigures,
  fillInbox,
  scheduleReports,
  sendDigests,
  makeOtherKinds,
  makeOwnVideo,
  fillLibrary,
]
