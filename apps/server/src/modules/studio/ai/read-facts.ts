import type { Facts, PictureFacts, ProductFacts } from '@kadr/ai'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import type { AskPlan, KnownFact } from '@kadr/contract/studio/questions'
import { UserError } from '@kadr/domain/base/app-error'
import { catalogue } from '@kadr/objects/catalogue'
import type { AppContext } from '../../../context.ts'
import { getProduct } from '../../library/products/index.ts'
import { getResources } from '../../library/resources/index.ts'
import { getBrandVoice } from './brand-voice.service.ts'
import { readKnownFacts, writePrice } from './known-facts.ts'
import { planSentence } from './questions.service.ts'
import { readPromptImage } from './read-prompt-image.ts'
import { readTalk } from './read-talk.ts'

type FactsInput = { ctx: AppContext; workspaceId: string; task: AiTask }

const readProduct = async ({
  ctx,
  workspaceId,
  task,
}: FactsInput): Promise<ProductFacts | null> => {
  const id = 'productId' in task ? task.productId : null
  if (id === null) return null
  const { price, ...product } = await getProduct({ ctx, workspaceId, id })
  const { name, description, benefits, audience, link, tone } = product
  return {
    name,
    description,
    benefits,
    audience,
    link,
    tone,
    price: price ? writePrice(price) : '',
  }
}

const readPicture = async ({
  ctx,
  workspaceId,
  task,
}: FactsInput): Promise<PictureFacts | null> => {
  if (task.kind !== 'alt_text' || task.resourceId === null) return null
  const [row] = await getResources({ ctx, workspaceId, ids: [task.resourceId] })
  if (!row) return null
  const { name, tags, altText } = row
  const seen = ctx.ai.hasVision ? await readPromptImage({ ctx, row }) : null
  if (task.description === '' && tags.length === 0 && altText === '' && seen === null) {
    throw new UserError({
      code: 'VALIDATION_FAILED',
      userMessage: 'О картинке ничего не известно: опишите её в двух словах',
      field: 'task.description',
    })
  }
  return { name, tags, altText, image: seen }
}

const readPlan = ({ ctx, workspaceId, task }: FactsInput): Promise<AskPlan> | null =>
  task.kind === 'slideshow' && task.topic !== ''
    ? planSentence({ ctx, workspaceId, sentence: task.topic })
    : null

/** Tags, descriptions of pictures and parts of a talk say nothing about the business. */
const acceptsFacts = ({ kind }: AiTask): boolean =>
  kind !== 'hashtags' && kind !== 'alt_text' && kind !== 'clip_choice'

const textOf = (task: AiTask): string =>
  [
    'topic' in task ? task.topic : '',
    'text' in task ? task.text : '',
    'comment' in task ? `${task.comment} ${task.postText}` : '',
  ].join(' ')

const readKnown = async (
  { ctx, workspaceId, task }: FactsInput,
  product: ProductFacts | null,
): Promise<KnownFact[]> => {
  if (!acceptsFacts(task)) return []
  const { chooseFacts } = await import('@kadr/writer/questions')
  const facts = await readKnownFacts({ ctx, workspaceId })
  const text = `${textOf(task)} ${product?.name ?? ''}`
  return chooseFacts({ facts, text, now: ctx.clock.now() })
}

/** Context for the prompt. Lookups are scoped to the workspace. */
export const readFacts = async (about: FactsInput): Promise<Facts> => {
  const product = await readProduct(about)
  return {
    product,
    known: await readKnown(about, product),
    picture: await readPicture(about),
    voice: await getBrandVoice(about),
    // In offline mode the director chooses the objects.
    objects:
      about.task.kind === 'slideshow' && !about.ctx.ai.isOffline
        ? catalogue.map(({ name }) => name)
        : [],
    plan: await readPlan(about),
    talk: await readTalk(about),
  }
}
