import type { BrandKit } from '@kadr/contract/studio/brand-kit'
import type { ReelContent } from '@kadr/contract/studio/reel-content'
import { createForm } from '@kadr/scene/director/new-slide'
import { createMemeForm } from '@kadr/scene/kinds/greenscreen-meme/new-form'
import { createDemoForm } from '@kadr/scene/kinds/product-demo/new-form'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { expect, it } from 'vitest'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { aResource } from '../../media/resources/resource.fixture.ts'
import { blankStart } from './reel-draft.ts'
import { applyBrandToDraft, applyWorkspaceBrand } from './workspace-brand.ts'

const kitOf = (part: Partial<BrandKit>): BrandKit => ({
  brand: { ...NO_BRAND, colour: '#8b3a1a' },
  logo: null,
  music: null,
  ending: null,
  isAsked: true,
  ...part,
})

const startWith = (colour: string | null) => {
  const form = createForm([])
  return blankStart({
    title: 'Новый рилс',
    content: { kind: 'slideshow', form: { ...form, brand: { ...form.brand, colour } } },
  })
}

it('begins a reel in the brand of its workspace, but keeps a colour of its own', () => {
  const logo = aResource({ id: 'logo' })
  const { draft, untouched, resources } = applyWorkspaceBrand(startWith(null), kitOf({ logo }))
  expect(draft.content.form.brand).toMatchObject({ colour: '#8b3a1a', logo: 'logo' })
  expect(untouched).toEqual(draft)
  expect(resources).toEqual([logo])
  const own = applyWorkspaceBrand(startWith('#112233'), kitOf({}))
  expect(own.draft.content.form.brand).toMatchObject({ colour: '#112233', logo: null })
})

it('puts the brand on every kind of reel that is saved at once', () => {
  const look = kitOf({ logo: aResource({ id: 'logo' }) })
  const contents: ReelContent[] = [
    { kind: 'slideshow', form: createForm([]) },
    { kind: 'product-demo', form: createDemoForm() },
    { kind: 'greenscreen-meme', form: createMemeForm() },
    { kind: 'talking-head', form: createTalkingForm() },
  ]
  for (const content of contents) {
    const { content: made } = applyBrandToDraft({ title: 'Из ИИ', content }, look)
    expect(made.kind).toBe(content.kind)
    expect(made.form.brand).toMatchObject({ colour: '#8b3a1a', logo: 'logo' })
  }
})

it('skips a file that is not ready, and closes a slideshow with the ending', () => {
  const ending = { title: 'Чашка', act: 'чашка.рф' }
  const logo = aResource({ id: 'logo', state: 'processing' })
  const { draft } = applyWorkspaceBrand(startWith(null), kitOf({ logo, ending }))
  expect(draft.content.form.brand.logo).toBeNull()
  expect(draft.content.form).toMatchObject({ slides: [{ card: { act: 'чашка.рф' } }] })
})
