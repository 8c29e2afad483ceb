import type { AutomationOutput } from '@kadr/contract/automation/planned-runs'
import type { ReelContent, ReelKindName } from '@kadr/contract/studio/reel-content'
import { drawnPresenter } from '@kadr/contract/studio/scene/presenter'
import type { SpokenScript } from '@kadr/contract/studio/spoken-script'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { createForm } from '@kadr/scene/director/new-slide'
import { memeFromWords } from '@kadr/scene/kinds/greenscreen-meme/from-words'
import { createMemeForm, createReaction } from '@kadr/scene/kinds/greenscreen-meme/new-form'
import type { ReelLook } from '@kadr/scene/kinds/kind'
import { demoFromWords } from '@kadr/scene/kinds/product-demo/from-words'
import { createDemoForm } from '@kadr/scene/kinds/product-demo/new-form'
import { talkingHeadFromWords } from '@kadr/scene/kinds/talking-head/from-words'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { type AppliedBrand, applyBrand } from '@kadr/scene/templates/apply-brand'
import { type ContentOf, keepFixedWords } from '@kadr/scene/templates/fill-template'
import { mergeSlides } from '@kadr/scene/templates/merge-slides'
import { cutText } from '@kadr/scene/text/cut-text'
import { getProduct } from '../../../library/products/index.ts'
import { findAppliedBrand } from '../../../studio/brand/index.ts'
import { getVoices, speakOnce } from '../../../studio/speech/index.ts'
import { speakContent } from '../../../studio/templates/index.ts'
import { contentOf, type RuleTemplate, readRuleTemplate } from './rule-template.ts'
import type { RunInput } from './run-step.ts'
import type { RunSubject } from './run-subject.ts'
import type { Written } from './write-of-answers.ts'

type Build = { input: RunInput; subject: RunSubject; written: Written }
type Dress = {
  look: ReelLook
  applied: AppliedBrand
  template: RuleTemplate | undefined
}
type Built = ReelContent | undefined

const MAX_TITLE = 200

/** Varies palette, music and details between runs. */
const seedOfRun = (id: string) => Math.floor(createSeededRandom(id)() * 10_000)

const dressOf = async (input: RunInput): Promise<Dress> => {
  const { ctx, automation, run } = input
  const template = await readRuleTemplate(input)
  const { style, seed } = template?.content.form ?? {
    style: run.style ?? STYLES[0].key,
    seed: seedOfRun(run.id),
  }
  return {
    look: { style, seed },
    applied: await findAppliedBrand({ ctx, workspaceId: automation.workspaceId }),
    template,
  }
}

const buildSlideshow = async (
  { input, subject, written: { output } }: Build,
  { look, applied: { brand }, template }: Dress,
): Promise<Built> => {
  if (output.kind !== 'slideshow') return undefined
  // Loaded lazily: the dictionary of objects is large and only processes that make reels need it.
  const { slideshowFromWords } = await import('@kadr/scene/kinds/slideshow/from-words')
  const topic = subject.topic || (input.run.itemTitle ?? '')
  const own = contentOf(template, 'slideshow')?.form
  const form = slideshowFromWords({
    form: own ? { ...own, slides: [] } : createForm([], { brand }),
    words: output,
    topic,
    assets: subject.mediaIds,
    look,
  })
  if (!own || !template) return { kind: 'slideshow', form }
  const { asked } = template
  const slides = mergeSlides({ template: own, asked, written: form.slides })
  const { transition, hasEffects } = own
  return { kind: 'slideshow', form: { ...form, transition, hasEffects, slides } }
}

const speak = async (
  { ctx, automation, rule, signal }: RunInput,
  script: string,
): Promise<SpokenScript | null> => {
  const { voices } = getVoices(ctx)
  const voice =
    voices.find(({ key }) => key === rule.voice) ??
    voices.find(({ isOffline }) => isOffline) ??
    voices[0]
  if (!voice) return null
  const order = { script, voice: voice.key, speed: 1 }
  const { workspaceId } = automation
  return (await speakOnce({ ctx, workspaceId, order, signal })).voice
}

const buildTalkingHead = async (
  { input, written: { output } }: Build,
  { look, applied: { brand }, template }: Dress,
): Promise<Built> => {
  if (output.kind !== 'talking_head') return undefined
  const own = contentOf(template, 'talking-head')?.form
  const plain = own ?? createTalkingForm({ brand })
  const form = talkingHeadFromWords({ form: plain, words: output, look })
  return { kind: 'talking-head', form: { ...form, voice: await speak(input, form.script) } }
}

const buildProductDemo = async (
  { input, subject, written: { output } }: Build,
  { look, applied: { brand }, template }: Dress,
): Promise<Built> => {
  if (output.kind !== 'product_demo' || subject.productId === null) return undefined
  const { ctx, automation } = input
  const { workspaceId } = automation
  const product = await getProduct({ ctx, workspaceId, id: subject.productId })
  const form = contentOf(template, 'product-demo')?.form ?? createDemoForm({ brand })
  return { kind: 'product-demo', form: demoFromWords({ form, words: output, product, look }) }
}

const buildMeme = async (
  { subject, written: { output } }: Build,
  { look, applied: { brand }, template }: Dress,
): Promise<Built> => {
  const words = output.kind === 'meme' ? output.memes[0] : undefined
  if (!words) return undefined
  const asset = subject.mediaIds[0] ?? null
  const own = contentOf(template, 'greenscreen-meme')?.form
  if (own && template) {
    const background = template.asked.has('background') ? { ...own.background, asset } : own.background
    return {
      kind: 'greenscreen-meme',
      form: memeFromWords({ form: { ...own, background }, words, look }),
    }
  }
  const key = drawnPresenter.options[look.seed % drawnPresenter.options.length] ?? 'anna'
  const form = createMemeForm({
    brand,
    reaction: createReaction({ drawn: { key, emotion: 'shock' } }),
    background: { ...createMemeForm().background, asset },
  })
  return { kind: 'greenscreen-meme', form: memeFromWords({ form, words, look }) }
}

const BUILDERS: Record<AutomationOutput, (build: Build, dress: Dress) => Promise<Built>> = {
  slideshow: buildSlideshow,
  carousel: buildSlideshow,
  'talking-head': buildTalkingHead,
  'product-demo': buildProductDemo,
  'greenscreen-meme': buildMeme,
  'own-video': async () => undefined,
  post: async () => undefined,
}

const brandContent = <K extends ReelKindName>(
  content: ContentOf<K>,
  applied: AppliedBrand,
): ContentOf<K> => ({ ...content, form: applyBrand(content, applied) })

/** Words of the template that are not asked stand where they stood; slides were seated one by one. */
const keepWords = <K extends ReelKindName>(
  { content, asked }: { content: ContentOf<K>; asked: ReadonlySet<string> },
  built: ContentOf<K>,
): ContentOf<K> => ({ ...built, form: keepFixedWords({ content, asked, form: built.form }) })

/** Undefined when the text is of another kind. */
export const buildReel = async (build: Build): Promise<Built> => {
  const { input } = build
  const dress = await dressOf(input)
  const built = await BUILDERS[input.rule.output](build, dress)
  if (!built || !dress.template) return built && brandContent(built, dress.applied)
  const { content, asked } = dress.template
  const kept = built.kind === 'slideshow' ? built : keepWords({ content, asked }, built)
  const { ctx, automation, signal } = input
  return speakContent({ ctx, workspaceId: automation.workspaceId, signal }, kept)
}

export const reelTitle = ({ input, subject }: Pick<Build, 'input' | 'subject'>): string =>
  cutText({ text: input.run.itemTitle || subject.topic || input.rule.name, most: MAX_TITLE })
