import { slideshowForm } from '@kadr/contract/studio/slideshow'
import { listUnspoken, readSlides } from '@kadr/scene/narration/slide-script'
import { expect, it } from 'vitest'
import { changeCard, newForm } from './slides.ts'
import { putNarration, switchNarration } from './use-narration.ts'

const written = () => {
  const form = newForm()
  return form.slides.reduce(
    (before, { id }, index) => changeCard(before, { id, title: `Слайд ${index + 1}` }),
    form,
  )
}

const voiceOf = (script: string) => ({
  asset: 'voice',
  script,
  seconds: 4,
  mouths: '',
  words: script.split(/\s/u).map((text, at) => ({ text, start: at, end: at + 0.8 })),
})

it('reads all slides with one voice, and keeps the captions as they were set', () => {
  const on = switchNarration(written(), { voice: 'rhvoice/anna' })
  expect(listUnspoken(on)).toEqual([0, 1])
  const quiet = { ...on, narration: on.narration && { ...on.narration, hasCaptions: false } }
  const voice = voiceOf(readSlides(quiet.slides))
  const read = putNarration(quiet, { voice }, { voice: 'rhvoice/elena', speed: 1.2 })
  expect(read.narration).toEqual({ voice: 'rhvoice/elena', speed: 1.2, hasCaptions: false })
  expect(listUnspoken(read)).toEqual([])
  expect(slideshowForm.safeParse(read).error).toBeUndefined()
  expect(putNarration(read, { voice }, null).narration?.voice).toBeNull()
})

it('asks for the voice of a slide whose words were changed, until it is switched off', () => {
  const on = switchNarration(written(), { voice: null })
  const read = putNarration(on, { voice: voiceOf(readSlides(on.slides)) }, null)
  const changed = changeCard(read, { id: read.slides[1]?.id ?? '', title: 'Другое' })
  expect(listUnspoken(changed)).toEqual([1])
  const off = switchNarration(changed, null)
  expect(listUnspoken(off)).toEqual([])
  expect(off.slides[0]?.voice).not.toBeNull()
})
