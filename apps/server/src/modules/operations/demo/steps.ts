import { awaitStarter } from './await-starter.ts'
import type { DemoStep } from './demo-step.ts'
import { addTroubledPosts } from './posts/add-troubled-posts.ts'
import { connectAccounts } from './posts/connect-accounts.ts'
import { planPosts, planVideoPosts } from './posts/plan-posts.ts'
import { publishHistory, publishVideoHistory } from './posts/publish-history.ts'
import { revokeAccess } from './posts/revoke-access.ts'
import { fillLibrary } from './reels/fill-library.ts'
import { makeLogo } from './reels/make-logo.ts'
import { makePictures } from './reels/make-pictures.ts'
import { makeOtherKinds, makeReels } from './reels/make-reels.ts'
import { makeOwnVideo } from './reels/own-video-reel.ts'
import { addFacts } from './shop/add-facts.ts'
import { addLabels } from './shop/add-labels.ts'
import { addProducts, setUpBrand } from './shop/set-up-brand.ts'
import { addAutomations } from './work/add-automations.ts'
import { addSheet } from './work/add-sheet.ts'
import { addTeam } from './work/add-team.ts'
import { addWebhook } from './work/add-webhook.ts'
import { askAi } from './work/ask-ai.ts'
import { collectFigures } from './work/collect-figures.ts'
import { fillInbox } from './work/fill-inbox.ts'
import { scheduleReports, sendDigests } from './work/schedule-reports.ts'

/** Ordered: posts need accounts and pictures; slow steps come last. */
export const STEPS: readonly DemoStep[] = [
  connectAccounts,
  setUpBrand,
  addLabels,
  makeLogo,
  makePictures,
  addProducts,
  addFacts,
  planPosts,
  addTeam,
  addAutomations,
  askAi,
  addWebhook,
  addSheet,
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
