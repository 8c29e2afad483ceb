import { productTone } from '@kadr/contract/library/products'
import { network } from '@kadr/contract/publishing/networks'
import { type AiKind, type AiTaskInput, hookFamily } from '@kadr/contract/studio/ai-tasks'
import { AI_KINDS } from '@kadr/contract/studio/kinds'
import * as z from 'zod/mini'

const typed = (initial = '') => z.catch(z.string(), initial)

/** Clips are chosen where their video is. */
export type FormKind = Exclude<AiKind, 'clip_choice'>
export const FORM_KINDS = AI_KINDS.filter((kind): kind is FormKind => kind !== 'clip_choice')
const formKind = z.enum(FORM_KINDS)

/** One form for all kinds: a topic typed for hooks is reused for a caption. */
export const aiForm = z.object({
  kind: z.catch(formKind, 'hooks'),
  topic: typed(),
  productId: z.catch(z.nullable(z.string()), null),
  tone: z.catch(z.nullable(productTone), null),
  family: z.catch(z.nullable(hookFamily), null),
  hooks: typed('6'),
  length: z.catch(z.enum(['short', 'medium', 'long']), 'medium'),
  network: z.catch(z.nullable(network), null),
  text: typed(),
  mode: z.catch(z.enum(['shorter', 'longer', 'tone']), 'shorter'),
  networks: z.catch(z.array(network), []),
  media: z.catch(z.enum(['none', 'image', 'images', 'video']), 'none'),
  tags: typed('8'),
  picture: z.catch(z.nullable(z.object({ id: z.string(), name: z.string() })), null),
  description: typed(),
  slides: typed('6'),
  hook: typed(),
  seconds: typed('45'),
  memes: typed('4'),
  period: z.catch(z.enum(['week', 'month']), 'week'),
  from: typed(),
  postsPerWeek: typed('3'),
  time: typed('12:00'),
  ideas: typed('6'),
  comment: typed(),
  postText: typed(),
})
export type AiForm = z.infer<typeof aiForm>

export const emptyAiForm = (): AiForm => aiForm.parse({})

const about = ({ topic, productId }: AiForm) => ({ topic, productId })

const TASKS: { [K in FormKind]: (form: AiForm) => Extract<AiTaskInput, { kind: K }> } = {
  hooks: (form) => ({
    kind: 'hooks',
    ...about(form),
    family: form.family,
    count: Number(form.hooks),
  }),
  caption: (form) => ({
    kind: 'caption',
    ...about(form),
    tone: form.tone,
    length: form.length,
    network: form.network,
  }),
  rewrite: ({ text, mode, tone }) => ({ kind: 'rewrite', text, mode, tone }),
  adapt: ({ text, networks, media }) => ({ kind: 'adapt', text, networks, media }),
  hashtags: ({ text, tags }) => ({ kind: 'hashtags', text, count: Number(tags) }),
  alt_text: ({ picture, description }) => ({
    kind: 'alt_text',
    resourceId: picture?.id ?? null,
    description,
  }),
  slideshow: (form) => ({
    kind: 'slideshow',
    ...about(form),
    tone: form.tone,
    slides: Number(form.slides),
    hook: form.hook,
  }),
  talking_head: (form) => ({
    kind: 'talking_head',
    ...about(form),
    tone: form.tone,
    seconds: Number(form.seconds),
  }),
  product_demo: (form) => ({ kind: 'product_demo', ...about(form), tone: form.tone }),
  meme: (form) => ({ kind: 'meme', ...about(form), count: Number(form.memes) }),
  content_plan: (form) => ({
    kind: 'content_plan',
    ...about(form),
    tone: form.tone,
    period: form.period,
    from: form.from,
    postsPerWeek: Number(form.postsPerWeek),
    time: form.time,
  }),
  product_ideas: ({ productId, ideas }) => ({
    kind: 'product_ideas',
    productId: productId ?? '',
    count: Number(ideas),
  }),
  comment_reply: ({ comment, postText, tone }) => ({
    kind: 'comment_reply',
    comment,
    postText,
    tone,
  }),
}

export const toTask = (form: AiForm): AiTaskInput => TASKS[form.kind](form)
