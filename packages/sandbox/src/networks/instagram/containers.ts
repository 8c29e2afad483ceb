import { textAt } from '../_shared/fields.ts'
import type { Container, ContainerMedia, GraphContainers } from '../_shared/graph-containers.ts'
import { createGraphError, createGraphParamError } from '../_shared/graph-replies.ts'
import { type PulledMedia, pullMedia } from '../_shared/pull-media.ts'
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'

const VIDEO_SECONDS = 5
const MAX_BYTES = { image: 8_000_000, video: 300_000_000 }
const VIDEO_TYPES = ['video/mp4', 'video/quicktime']

type CommonFields = Pick<Container, 'accountId' | 'text' | 'replyToId' | 'isItem' | 'isStory'>
type AccountRequest = { request: FakeRequest; accountId: string }
type Creation = { request: FakeRequest; common: CommonFields }

/** Creates containers with Instagram's validation. */
export function containerCreator(input: { world: FakeWorld; containers: GraphContainers }) {
  const { world, containers } = input

  return ({ request, accountId }: AccountRequest): FakeReply | Promise<FakeReply> => {
    const given = (name: string) => textAt(request.fields, name) ?? request.query.get(name) ?? ''
    const isItem = given('is_carousel_item') === 'true'
    const type = given('media_type')
    const text = type === 'STORIES' ? '' : given('caption')
    if (text.length > 2200) {
      return createGraphError({
        code: 36004,
        subcode: 2207010,
        message: 'The caption is too long.',
      })
    }
    const common = { accountId, text, replyToId: undefined, isItem, isStory: type === 'STORIES' }
    const problem = findParamProblem({ given, type, isItem })
    if (problem) return problem
    if (type === 'CAROUSEL') {
      return createCarousel({ request, common, ids: given('children').split(',') })
    }
    // Instagram publishes single videos as reels only.
    if (type === 'VIDEO' && !isItem) {
      return createGraphError({ code: 100, subcode: 2207023, message: 'Unknown media type VIDEO' })
    }
    if (given('image_url')) return createImage({ request, common, url: given('image_url') })
    if (given('video_url')) return createVideo({ request, common, url: given('video_url') })
    return createGraphParamError('The parameter image_url is required')
  }

  function create(
    of: Creation & {
      media: readonly ContainerMedia[]
      seconds?: number
      error?: string | undefined
    },
  ): FakeReply {
    const { id } = containers.create({
      ...of.common,
      media: of.media,
      processingSeconds: of.request.behaviour.processingSeconds ?? of.seconds ?? 0,
      error: of.error,
    })
    return { status: 200, json: { id } }
  }

  function createCarousel(of: Creation & { ids: readonly string[] }): FakeReply {
    const items = of.ids.map(containers.find).filter((child) => child?.isItem)
    if (items.length !== of.ids.length || items.length < 2 || items.length > 10) {
      return createGraphError({
        code: 9004,
        subcode: 2207028,
        message: 'Carousels need 2 to 10 photos or videos',
      })
    }
    return create({ ...of, media: items.flatMap((child) => child?.media ?? []) })
  }

  async function createImage(of: Creation & { url: string }): Promise<FakeReply> {
    const pulled = await pullMedia({ fetch: world.fetch, url: of.url, maxBytes: MAX_BYTES.image })
    const problem = of.request.behaviour.isMediaRejected ? badImage : imageProblem(pulled)
    return problem ?? create({ ...of, media: [{ kind: 'image', url: of.url }] })
  }

  async function createVideo(of: Creation & { url: string }): Promise<FakeReply> {
    const pulled = await pullMedia({ fetch: world.fetch, url: of.url, maxBytes: MAX_BYTES.video })
    const subcode = of.request.behaviour.isMediaRejected ? 2207026 : videoProblem(pulled)
    const error =
      subcode === undefined
        ? undefined
        : `Error: Media upload has failed with error code ${subcode}`
    const media: ContainerMedia[] = [{ kind: 'video', url: of.url }]
    return create({ ...of, media, seconds: VIDEO_SECONDS, error })
  }
}

/** Parameters with a limit of their own. */
function findParamProblem(of: {
  given(name: string): string
  type: string
  isItem: boolean
}): FakeReply | undefined {
  const { given, type, isItem } = of
  const isAiGenerated = given('is_ai_generated')
  if (isAiGenerated && isAiGenerated !== 'true' && isAiGenerated !== 'false') {
    return createGraphParamError('Param is_ai_generated must be a boolean')
  }
  if (isAiGenerated && isItem) {
    return createGraphParamError('Param is_ai_generated is not supported for carousel items')
  }
  if (given('cover_url') && type !== 'REELS') {
    return createGraphParamError('Param cover_url is supported for reels only')
  }
  return undefined
}

const badImage = createGraphError({
  code: 36001,
  subcode: 2207005,
  message: 'The image format is not supported.',
})

function imageProblem(pulled: PulledMedia): FakeReply | undefined {
  if (pulled.kind === 'unreachable') {
    return createGraphError({
      code: 9004,
      subcode: 2207052,
      message: 'The media could not be fetched from this URI',
    })
  }
  if (pulled.kind === 'too-large') {
    return createGraphError({ code: 36000, subcode: 2207004, message: 'The image is too large.' })
  }
  return pulled.type === 'image/jpeg' ? undefined : badImage
}

function videoProblem(pulled: PulledMedia): number | undefined {
  if (pulled.kind === 'unreachable') return 2207077
  return pulled.kind === 'pulled' && VIDEO_TYPES.includes(pulled.type) ? undefined : 2207026
}
