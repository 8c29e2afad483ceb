import { createForm } from '@kadr/scene/director/new-slide'
import { expect, it } from 'vitest'
import { aResource } from '../../media/model/resource.fixture.ts'
import { blankStart } from './reel-draft.ts'
import { applyWorkspaceBrand } from './workspace-brand.ts'

const startWith = (colour: string | null) => {
  const form = createForm([])
  return blankStart({
    title: 'Новый рилс',
    content: { kind: 'slideshow', form: { ...form, brand: { ...form.brand, colour } } },
  })
}

it('begins a reel in the brand of its workspace, but keeps a colour of its own', () => {
  const logo = aResource({ id: 'logo' })
  const { draft, untouched, resources } = applyWorkspaceBrand(startWith(null), {
    colour: '#8b3a1a',
    logo,
  })
  expect(draft.content.form.brand).toMatchObject({ colour: '#8b3a1a', logo: 'logo' })
  expect(untouched).toEqual(draft)
  expect(resources).toEqual([logo])
  const own = applyWorkspaceBrand(startWith('#112233'), { colour: '#8b3a1a', logo: undefined })
  expect(own.draft.content.form.brand).toMatchObject({ colour: '#112233', logo: null })
})
