import type { RouteSample } from './route-sample.ts'
import type { StockedIds } from './seed-workspace.ts'

/** A topic of which nothing is known is made from answers, which cost nothing. */
const TOPIC = 'Сколько стоит маникюр у нас'
const contentOf = ({ telegram }: StockedIds) => ({
  text: 'Открыли запись на май',
  targets: [{ accountId: telegram }],
})
const by = (id: string, rest: RouteSample = {}): RouteSample => ({ params: { id }, ...rest })

/** A valid request for each call of the public API, made of the ids of a stocked workspace. */
export const V1_SAMPLES: Readonly<Record<string, (ids: StockedIds) => RouteSample>> = {
  getWorkspaceV1: () => ({}),
  listAccountsV1: () => ({}),
  getAccountV1: ({ telegram }) => by(telegram),
  listResourcesV1: () => ({}),
  getResourceV1: ({ resource }) => by(resource),
  createResourceV1: () => ({ body: { url: 'http://127.0.0.1/picture.jpg' } }),
  listPostsV1: ({ telegram }) => ({ query: { accountId: telegram } }),
  getPostV1: ({ draft }) => by(draft),
  createPostV1: (ids) => ({ body: contentOf(ids) }),
  updatePostV1: ({ draft }) => by(draft, { body: { version: 0, text: 'Иначе' } }),
  checkPostV1: (ids) => ({ body: contentOf(ids) }),
  findSlotV1: ({ telegram }) => ({ body: { accountIds: [telegram] } }),
  schedulePostV1: ({ draft }) => by(draft, { body: { version: 0, when: { kind: 'slot' } } }),
  publishPostV1: ({ draft }) => by(draft, { body: { version: 0 } }),
  unschedulePostV1: ({ draft }) => by(draft, { body: { version: 0 } }),
  deletePostV1: ({ published }) => by(published),
  getTargetHistoryV1: ({ draft, draftTarget }) => ({
    params: { id: draft, targetId: draftTarget },
  }),
  listReelsV1: () => ({}),
  getReelV1: ({ reel }) => by(reel),
  askReelV1: () => ({ body: { topic: TOPIC } }),
  createReelV1: ({ reel }) => ({ body: { from: 'template', reelId: reel } }),
  listTemplatesV1: () => ({}),
  getTemplateV1: ({ reelTemplate }) => by(reelTemplate),
  renderReelV1: ({ reel }) => by(reel, { body: { output: 'video' } }),
  listGenerationsV1: ({ reel }) => ({ query: { reelId: reel } }),
  getGenerationV1: ({ generation }) => by(generation),
  listProductsV1: () => ({}),
  getProductV1: ({ product }) => by(product),
  createProductV1: () => ({ body: { name: 'Курс бариста' } }),
  updateProductV1: ({ product }) => by(product, { body: { version: 0, name: 'Курс' } }),
  deleteProductV1: ({ product }) => by(product),
  listAutomationsV1: () => ({}),
  getAutomationV1: ({ automation }) => by(automation),
  startAutomationV1: ({ automation }) => by(automation),
  stopAutomationV1: ({ automation }) => by(automation),
  runAutomationV1: ({ automation }) => by(automation, { body: {} }),
  listRunsV1: ({ automation }) => by(automation),
  getOverviewV1: ({ telegram }) => ({ query: { accountIds: telegram } }),
}
