import { mkdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { listFontFiles } from '../../packages/render/src/fonts.ts'
import { bakeSceneObjects } from '../../packages/render/test/golden-objects.ts'
import {
  GOLDEN_FOOTAGE,
  GOLDEN_KEY,
  GOLDEN_SCENES,
  goldenFile,
} from '../../packages/render/test/golden-scenes.ts'
import { filmBeforeScreen, firstFrame } from '../../packages/render/test/green-footage.ts'
import { greyOf, ssim } from '../../packages/render/test/ssim.ts'
import { drawPhoto } from '../../packages/render/test/test-media.ts'
import { expect, test } from '../support/fixtures.ts'

const HOST = 'http://scene.test'
const SOURCES = new URL('../../packages/scene/src/', import.meta.url)
const KIT = new URL('../../packages/kit/src/', import.meta.url)
const PAGE = `<script type="importmap">${JSON.stringify({
  imports: { '@kadr/kit/seeded-random': '/kit/seeded-random.ts' },
})}</script><canvas></canvas>`
const SIZE = { width: 270, height: 480, scale: 0.25 }
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

/** Objects of a golden scene as the server baked them. */
const encodeObjects = async (name: string, folder: string) => {
  const golden = GOLDEN_SCENES[name]
  const { baked } = golden ? await bakeSceneObjects(golden.scene, folder) : { baked: new Map() }
  return [...baked].map(([id, { image, body }]) => ({
    id,
    body,
    png: `data:image/png;base64,${image.toBuffer('image/png').toString('base64')}`,
  }))
}

const drawInBrowser = async (page: Page, name: string, folder: string): Promise<string> =>
  page.evaluate(
    async ({ scene, seconds, size, key, objects }) => {
      const load = (module: string) => import(`${location.origin}/${module}.ts`)
      const { draw } = await load('draw')
      const { createDrawingCache } = await load('drawing-cache')
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
      ...GOLDEN_SCENES[name],
      size: SIZE,
      key: GOLDEN_KEY,
      objects: await encodeObjects(name, join(folder, 'objects')),
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

test('draws every golden scene as the server does', async ({ page }, testInfo) => {
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
  const grey = (pixels: string) =>
    greyOf(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), SIZE.width, SIZE.height)
  for (const name of Object.keys(GOLDEN_SCENES)) {
    const likeness = ssim(
      grey(await drawInBrowser(page, name, folder)),
      grey(await readGolden(page, name)),
    )
    expect(likeness, name).toBeGreaterThan(0.98)
  }
})
