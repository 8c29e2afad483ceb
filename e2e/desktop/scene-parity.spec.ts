import { mkdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { listFontFiles } from '../../packages/render/src/fonts.ts'
import { bakeSceneObjects } from '../../packages/render/test/golden-objects.ts'
import {
  GOLDEN_FOOTAGE,
  GOLDEN_KEY,
  GOLDEN_SCENES,
  goldenFile,
} from '../../packages/render/test/golden-scenes.ts'
import { filmBeforeScreen, firstFrame } from '../../packages/render/test/green-footage.ts'
import { drawPhoto } from '../../packages/render/test/test-media.ts'
import { pictureLayer, textLayer, tinyScene } from '../../packages/render/test/tiny-scene.ts'
import { expect, test } from '../support/fixtures.ts'
import { worstSpot } from '../support/worst-spot.ts'

const HOST = 'http://scene.test'
const SOURCES = new URL('../../packages/scene/src/', import.meta.url)
const KIT = new URL('../../packages/kit/src/', import.meta.url)
const PAGE = `<script type="importmap">${JSON.stringify({
  imports: { '@kadr/kit/seeded-random': '/kit/seeded-random.ts' },
})}</script><canvas></canvas>`
const SIZE = { width: 270, height: 480, scale: 0.25 }
/**
 * Nearly twice what the least like scene measures (6.4, «the end of a demo with a price»); in a browser that does not
 * smooth letters the worst is 8.7. A text moved by two pixels measures more than this.
 */
const MOST_UNLIKE = 12
const PHOTOS = {
  photo: { name: 'photo.png', look: {} },
  other: { name: 'other.jpg', look: { hue: 200 } },
  wide: { name: 'wide.png', look: { width: 900, height: 600, hue: 120 } },
}

/** Serves the server's drawing code with types stripped, and its drawn frames. */
const serve = (page: Page, folder: string) =>
  page.route(`${HOST}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    if (path === '') return route.fulfill({ contentType: 'text/html', body: PAGE })
    const font = listFontFiles().find(({ name }) => name === decodeURIComponent(path))
    if (font) return route.fulfill({ body: readFileSync(font.path) })
    const photo = new Map(Object.entries(PHOTOS)).get(path)
    if (photo) return route.fulfill({ body: readFileSync(join(folder, photo.name)) })
    if (path === 'person') return route.fulfill({ body: readFileSync(join(folder, 'person.png')) })
    const source = path.startsWith('kit/') ? new URL(path.slice(4), KIT) : new URL(path, SOURCES)
    const body = stripTypeScriptTypes(readFileSync(source, 'utf8'))
    return route.fulfill({ contentType: 'text/javascript', body })
  })

type Moment = (typeof GOLDEN_SCENES)[string]

/** Objects of a scene as the server baked them. */
const encodeObjects = async ({ scene }: Moment, folder: string) => {
  const { baked } = await bakeSceneObjects(scene, folder)
  return [...baked].map(([id, { image, body }]) => ({
    id,
    body,
    png: `data:image/png;base64,${image.toBuffer('image/png').toString('base64')}`,
  }))
}

const drawInBrowser = async (page: Page, moment: Moment, folder: string): Promise<string> =>
  page.evaluate(
    async ({ scene, seconds, size, key, objects }) => {
      const load = (module: string) => import(`${location.origin}/${module}.ts`)
      const { draw } = await load('draw/draw')
      const { createDrawingCache } = await load('draw/drawing-cache')
      const baked = new Map<string, object>()
      for (const { id, png, body } of objects) {
        const image = await createImageBitmap(await (await fetch(png)).blob())
        baked.set(id, { image, width: image.width, height: image.height, body })
      }
      const pictures = new Map<string, { image: ImageBitmap; width: number; height: number }>()
      for (const asset of ['photo', 'other', 'wide']) {
        const image = await createImageBitmap(await (await fetch(`/${asset}`)).blob())
        pictures.set(asset, { image, width: image.width, height: image.height })
      }
      const createSurface = ({ width, height }: { width: number; height: number }) => {
        const image = new OffscreenCanvas(width, height)
        return { image, width, height, brush: image.getContext('2d') }
      }
      /** As the preview does for a frame. */
      const keyedFrame = async () => {
        const { createKey } = await load('key/create-key')
        const { keyPixels } = await load('key/key-pixels')
        const { sampleScreen } = await load('key/screen')
        const image = await createImageBitmap(await (await fetch('/person')).blob())
        const { width, height } = image
        const surface = createSurface({ width, height })
        surface.brush?.drawImage(image, 0, 0)
        const data = surface.brush?.getImageData(0, 0, width, height)
        if (!data) throw new Error('no canvas')
        const samples = sampleScreen({ pixels: data.data, width, height })
        keyPixels({ pixels: data.data, key: createKey({ samples, key }) })
        surface.brush?.putImageData(data, 0, 0)
        return surface
      }
      const person = await keyedFrame()
      const { brush } = createSurface(size)
      if (!brush) throw new Error('no canvas')
      const assets = {
        picture: (asset: string) => pictures.get(asset),
        frame: () => person,
        createSurface,
        object: ({ name, look, colours }: { name: string; look: string; colours: string[] }) =>
          baked.get(JSON.stringify([name, look, colours])),
        cache: createDrawingCache(),
      }
      draw({ brush, scene, seconds, assets, scale: size.scale })
      return Reflect.get(window, 'encode')(brush)
    },
    {
      ...moment,
      size: SIZE,
      key: GOLDEN_KEY,
      objects: await encodeObjects(moment, join(folder, 'objects')),
    },
  )

const readGolden = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    async ({ png, size }) => {
      const image = await createImageBitmap(await (await fetch(png)).blob())
      const brush = new OffscreenCanvas(size.width, size.height).getContext('2d')
      brush?.drawImage(image, 0, 0)
      return Reflect.get(window, 'encode')(brush)
    },
    {
      png: `data:image/png;base64,${readFileSync(goldenFile(name)).toString('base64')}`,
      size: SIZE,
    },
  )

/** A page with the drawing code, the fonts and the photos; returns their folder. */
const openStudio = async (page: Page, testInfo: TestInfo) => {
  const folder = testInfo.outputPath('photos')
  mkdirSync(folder, { recursive: true })
  for (const { name, look } of Object.values(PHOTOS)) drawPhoto(join(folder, name), look)
  const person = join(folder, 'person.mp4')
  filmBeforeScreen(person, GOLDEN_FOOTAGE)
  firstFrame(person, join(folder, 'person.png'))
  await serve(page, folder)
  await page.addInitScript(({ width, height }) => {
    // Half a million numbers are serialised much faster as one string.
    const encode = (brush: OffscreenCanvasRenderingContext2D) => {
      let text = ''
      for (const byte of brush.getImageData(0, 0, width, height).data)
        text += String.fromCharCode(byte)
      return btoa(text)
    }
    Object.assign(window, { encode })
  }, SIZE)
  await page.goto(HOST)
  await page.evaluate(
    (names) =>
      Promise.all(
        names.map(async (name) => {
          const font = new FontFace(name, `url(/${encodeURIComponent(name)})`)
          document.fonts.add(await font.load())
        }),
      ),
    listFontFiles().map(({ name }) => name),
  )
  return folder
}

const pictureOf = (pixels: string) => ({ ...SIZE, rgba: Buffer.from(pixels, 'base64') })

test('draws every golden scene as the server does', async ({ page }, testInfo) => {
  const folder = await openStudio(page, testInfo)
  for (const [name, moment] of Object.entries(GOLDEN_SCENES)) {
    const drawn = pictureOf(await drawInBrowser(page, moment, folder))
    const unlike = worstSpot(drawn, pictureOf(await readGolden(page, name)))
    console.log(`${unlike.toFixed(1).padStart(5)} of ${MOST_UNLIKE} ${name}`)
    expect.soft(unlike, name).toBeLessThan(MOST_UNLIKE)
  }
})

test('tells a moved, a missing and a recoloured layer from the golden scene', async ({
  page,
}, testInfo) => {
  const folder = await openStudio(page, testInfo)
  const name = 'a drifting picture under outlined text'
  const golden = pictureOf(await readGolden(page, name))
  const [picture, text] = [pictureLayer(), textLayer()]
  const moved = { ...text, box: { ...text.box, x: text.box.x + 2 / SIZE.scale } }
  const recoloured = { ...text, style: { ...text.style, colour: '#ffd84d' } }
  const FAULTS = { moved: [picture, moved], missing: [picture], recoloured: [picture, recoloured] }
  for (const [fault, layers] of Object.entries(FAULTS)) {
    const moment = { scene: tinyScene({ layers }), seconds: 0.5 }
    const unlike = worstSpot(pictureOf(await drawInBrowser(page, moment, folder)), golden)
    console.log(`${unlike.toFixed(1).padStart(5)} ${fault}`)
    expect.soft(unlike, fault).toBeGreaterThan(MOST_UNLIKE)
  }
})
