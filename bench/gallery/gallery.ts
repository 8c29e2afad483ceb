/**
 * Draws reels of many topics in every style as contact sheets, renders a film of each kind in each
 * style, and checks words, loudness and motion:
 * `npm run reels:gallery -- <folder> [topic…]`. Without topics it takes a set of its own.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import { matchObjects } from '@kadr/objects/match-objects'
import { checkWords } from '@kadr/render/check-reel'
import { joinStills } from '@kadr/render/contact-sheet'
import { createStillDrawer } from '@kadr/render/draw-still'
import { directReel } from '@kadr/scene/director/direct-reel'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { checkFilms } from './check-films.ts'
import { drawKinds } from './draw-kinds.ts'
import { TOPICS } from './topics.ts'
import { writeStoryboard } from './write-storyboard.ts'

const SCALE = 0.22
const ROWS = 8

const [folder = 'gallery', ...own] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const reels: { topic: string; form: SlideshowForm }[] = []
for (const topic of own.length > 0 ? own : TOPICS) {
  const storyboard = await writeStoryboard(topic)
  if (!storyboard) {
    console.log(`not known: ${topic}`)
    continue
  }
  const objects = matchObjects(storyboard, { topic })
  const brand = { colour: null, name: 'Кадр', logo: null, font: null }
  const variant = reels.length
  const form = directReel({
    storyboard,
    objects,
    topic,
    variant,
    aspect: '9:16',
    brand,
    assets: [],
  })
  reels.push({ topic, form })
}

let problems = 0
for (const { key } of STYLES) {
  for (let from = 0; from < reels.length; from += ROWS) {
    const rows = []
    for (const { topic, form: plain } of reels.slice(from, from + ROWS)) {
      const form = { ...plain, style: key }
      const scene = slideshow.toScene({ form, facts: new Map() })
      const found = checkWords(
        scene,
        form.slides.map(({ id }) => id),
      )
      for (const problem of found) console.log(`${key}: «${topic}»: ${problem}`)
      problems += found.length
      const drawAt = await createStillDrawer({
        scene,
        scale: SCALE,
        folder: join(folder, 'objects'),
      })
      rows.push(chooseCarouselMoments(form).map(drawAt))
    }
    writeFileSync(join(folder, `${key}-${from / ROWS + 1}.png`), joinStills(rows))
  }
}
await drawKinds(folder)
const wrong = await checkFilms(folder, (style, seed, facts) => {
  const reel = reels[seed % reels.length]
  if (!reel) throw new Error('no topic is known')
  return slideshow.toScene({ form: { ...reel.form, style }, facts })
})
for (const problem of wrong) console.log(problem)
problems += wrong.length
console.log(`${reels.length} topics in ${STYLES.length} styles, ${problems} problems: ${folder}`)
process.exitCode = problems > 0 ? 1 : 0
