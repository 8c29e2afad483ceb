/**
 * Draws reels of many topics in every style as contact sheets, renders films of each kind in each
 * style, and checks words, reading time, loudness and motion:
 * `npm run reels:gallery -- <folder> [--films 4] [--every-topic] [--no-sheets] [--style journal]… [topic…]`.
 * Without topics it takes a set of its own; `--films` is how many of each kind in each style,
 * `--every-topic` renders a slideshow of each topic in each style instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { matchObjects } from '@kadr/objects/match-objects'
import { checkWords } from '@kadr/render/check-reel'
import { joinStills } from '@kadr/render/contact-sheet'
import { createStillDrawer } from '@kadr/render/draw-still'
import { directReel } from '@kadr/scene/director/direct-reel'
import { listShownWords } from '@kadr/scene/director/reading-time'
import { scheduleSlides } from '@kadr/scene/director/schedule'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { STYLES } from '@kadr/scene/styles/all-styles'
import { SAMPLE_TOPICS, writeStoryboard } from '@kadr/writer'
import { checkFilms, type FilmFacts, listFilms } from './check-films.ts'
import { drawKinds } from './draw-kinds.ts'

const SCALE = 0.22
const ROWS = 8
/** Subtitles for adults are made for 17 to 20 characters a second; large words with a picture are read a little faster. */
const FASTEST_READING = 23

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    films: { type: 'string', default: '1' },
    'every-topic': { type: 'boolean' },
    style: { type: 'string', multiple: true },
    'no-sheets': { type: 'boolean' },
  },
})
const [folder = 'gallery', ...own] = positionals
const styles = STYLES.filter(({ key }) => values.style?.includes(key) ?? true)
mkdirSync(folder, { recursive: true })

const reels: { topic: string; form: SlideshowForm }[] = []
for (const topic of own.length > 0 ? own : SAMPLE_TOPICS) {
  const storyboard = await writeStoryboard(topic)
  if (!storyboard) {
    console.log(`not known: ${topic}`)
    continue
  }
  const objects = matchObjects(storyboard, { topic })
  const brand = { ...NO_BRAND, name: 'Кадр' }
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

const checkReading = (form: SlideshowForm): string[] =>
  scheduleSlides(form).slides.flatMap(({ start, end }, index) => {
    const card = form.slides[index]?.card
    const characters = card ? listShownWords(card).join(' ').length : 0
    const rate = characters / (end - start)
    return rate > FASTEST_READING
      ? [`slide ${index + 1}: ${rate.toFixed(1)} characters a second`]
      : []
  })

let problems = 0
for (const { key } of styles) {
  for (let from = 0; from < reels.length; from += ROWS) {
    const rows = []
    for (const { topic, form: plain } of reels.slice(from, from + ROWS)) {
      const form = { ...plain, style: key }
      const scene = slideshow.toScene({ form, facts: new Map() })
      const ids = form.slides.map(({ id }) => id)
      const found = [...checkWords(scene, ids), ...checkReading(form)]
      for (const problem of found) console.log(`${key}: «${topic}»: ${problem}`)
      problems += found.length
      if (values['no-sheets']) continue
      const drawAt = await createStillDrawer({
        scene,
        scale: SCALE,
        folder: join(folder, 'objects'),
      })
      rows.push(chooseCarouselMoments(form).map(drawAt))
    }
    if (rows.length > 0)
      writeFileSync(join(folder, `${key}-${from / ROWS + 1}.png`), joinStills(rows))
  }
}
if (!values['no-sheets']) await drawKinds(folder)
const films = values['every-topic']
  ? styles.flatMap(({ key }) =>
      reels.map(({ form }, index) => ({
        name: `slideshow-${key}-${index + 1}`,
        sceneOf: (facts: FilmFacts) => slideshow.toScene({ form: { ...form, style: key }, facts }),
      })),
    )
  : listFilms({
      styles,
      perStyle: Number(values.films),
      slideshowOf: (style, seed, facts) => {
        const reel = reels[seed % reels.length]
        if (!reel) throw new Error('no topic is known')
        return slideshow.toScene({ form: { ...reel.form, style }, facts })
      },
    })
problems += await checkFilms({ folder, films, tell: console.log })
console.log(
  `${reels.length} topics in ${styles.length} styles, ${films.length} films, ${problems} problems: ${folder}`,
)
process.exitCode = problems > 0 ? 1 : 0
