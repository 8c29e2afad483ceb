// Runs before measuring: Remotion bundles once for any number of videos.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'

const { home, folder, slides } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const { bundle } = createRequire(join(home, 'package.json'))('@remotion/bundler')

const ENTRY = `
import { createElement as h } from 'react'
import * as remotion from 'remotion'
import { rootOf } from './composition.mjs'
import slides from './slides.json'
remotion.registerRoot(rootOf({ h, remotion, slides }))
`

// Next to its packages, so that they resolve.
const source = join(home, 'reel')
const open = join(source, 'public')
rmSync(source, { recursive: true, force: true })
mkdirSync(open, { recursive: true })
copyFileSync(join(import.meta.dirname, 'remotion-composition.mjs'), join(source, 'composition.mjs'))
writeFileSync(join(source, 'index.mjs'), ENTRY)
copyFileSync(slides.music, join(open, `music${extname(slides.music)}`))
copyFileSync(slides.font, join(open, 'font.ttf'))
const named = slides.slides.map((slide, index) => {
  const file = `picture-${index}${extname(slide.picture)}`
  copyFileSync(slide.picture, join(open, file))
  return { ...slide, file }
})
const told = { ...slides, slides: named, musicFile: `music${extname(slides.music)}` }
writeFileSync(join(source, 'slides.json'), JSON.stringify(told))

await bundle({
  entryPoint: join(source, 'index.mjs'),
  publicDir: open,
  outDir: join(folder, 'remotion-bundle'),
})
rmSync(source, { recursive: true, force: true })
process.exit(0)
