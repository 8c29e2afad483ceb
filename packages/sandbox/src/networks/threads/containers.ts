import { textAt } from '../_shared/fields.ts'
import type { Container, ContainerMedia, GraphContainers } from '../_shared/graph-containers.ts'
import {
  createGraphError,
  createGraphNotFound,
  createGraphParamError,
  createGraphScopeError,
} from '../_shared/graph-replies.ts'
import { pullMedia } from '../_shared/pull-media.ts'
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'

const segmenter = new Intl.Segmenter('und')
/** Even a text needs a moment before it can be published. */
const SECONDS = { text: 1, image: 2, video: 5 }
const MAX_LINKS = 5
const MAX_BYTES = { image: 8_000_000, video: 1_000_000_000 }
const TYPES = {
  image: ['image/jpeg', 'image/png'],
  video: ['video/mp4', 'video/quicktime'],
}

/** An emoji counts as its bytes, any other character as one. */
const measureText = (text: string) =>
  [...segmenter.segment(text)].reduce((sum, { segment }) => {
    const isEmoji = /\p{Emoji_Presentation}|\uFE0F|\u20E3/u.test(segment)
    return sum + (isEmoji ? Buffer.byteLength(segment) : 1)
  }, 0)

function findTextProblem(text: string): FakeReply | undefined {
  if (measureText(text) > 500) {
    return createGraphParamError('Param text must be at most 500 characters long.')
  }
  const links = new Set(text.match(/https?:\/\/\S+/g))
  return links.size > MAX_LINKS
    ? createGraphError({
        code: 100,
        subcode: 4279061,
        message: `Param text must have at most ${MAX_LINKS} links`,
      })
    : undefined
}

type AccountRequest = { request: FakeRequest; accountId: string; scopes: readonly string[] }
type CommonFields = Pick<Container, 'accountId' | 'text' | 'replyToId' | 'isItem'>

/** Creates containers with the validation of Threads. */
export function containerCreator(input: { world: FakeWorld; containers: GraphContainers }) {
  const { world, containers } = input

  return ({ request, accountId, scopes }: AccountRequest): FakeReply | Promise<FakeReply> => {
    const given = (name: string) => textAt(request.fields, name) ?? request.query.get(name) ?? ''
    const text = given('text')
    const problem = findTextProblem(text)
    if (problem) return problem
    const replyToId = given('reply_to_id') || undefined
    if (replyToId && !scopes.includes('threads_manage_replies')) {
      return createGraphScopeError('threads_manage_replies')
    }
    if (replyToId && !containers.findMedia(replyToId)) return createGraphNotFound(replyToId)
    const common = { accountId, text, replyToId, isItem: given('is_carousel_item') === 'true' }
    switch (given('media_type')) {
      case 'TEXT':
        return text ? create({ request, common }) : createGraphParamError('Param text is required')
      case 'CAROUSEL':
        return createCarousel({ request, common, ids: given('children').split(',') })
      case 'IMAGE':
        return createMedia({ request, common, kind: 'image' })
      case 'VIDEO':
        return createMedia({ request, common, kind: 'video' })
      default:
        return createGraphParamError('Param media_type must be one of TEXT, IMAGE, VIDEO, CAROUSEL')
    }
  }

  function create(of: {
    request: FakeRequest
    common: CommonFields
    media?: readonly ContainerMedia[]
    seconds?: number
    error?: string | undefined
  }): FakeReply {
    const { id } = containers.create({
      ...of.common,
      media: of.media ?? [],
      processingSeconds: of.request.behaviour.processingSeconds ?? of.seconds ?? SECONDS.text,
      error: of.error,
    })
    return { status: 200, json: { id } }
  }

  function createCarousel(of: {
    request: FakeRequest
    common: CommonFields
    ids: readonly string[]
  }): FakeReply {
    const items = of.ids.map(containers.find).filter((child) => child?.isItem)
    if (items.length !== of.ids.length || items.length < 2 || items.length > 20) {
      return createGraphParamError('Param children must have between 2 and 20 carousel items')
    }
    return create({ ...of, media: items.flatMap((child) => child?.media ?? []) })
  }

  async function createMedia(of: {
    request: FakeRequest
    common: CommonFields
    kind: ContainerMedia['kind']
  }): Promise<FakeReply> {
    const { kind, common, request } = of
    const url = textAt(request.fields, `${kind}_url`) ?? request.query.get(`${kind}_url`) ?? ''
    if (!url) return createGraphParamError(`The parameter ${kind}_url is required`)
    const pulled = await pullMedia({ fetch: world.fetch, url, maxBytes: MAX_BYTES[kind] })
    const isGood = pulled.kind === 'pulled' && TYPES[kind].includes(pulled.type)
    if (kind === 'image' && !isGood) {
      return createGraphError({
        code: 9004,
        subcode: 2207052,
        message: 'The media could not be fetched from this URI',
      })
    }
    const failed =
      pulled.kind === 'unreachable' ? 'FAILED_DOWNLOADING_VIDEO' : 'FAILED_PROCESSING_VIDEO'
    return create({
      request,
      common,
      media: [{ kind, url }],
      seconds: SECONDS[kind],
      error: !isGood || request.behaviour.isMediaRejected ? failed : undefined,
    })
  }
}
