import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PRESENTERS, type Presenter } from '@kadr/scene/presenters/people'
import { BACKGROUNDS } from './backgrounds/all-backgrounds.ts'
import { type Background, drawBackground } from './backgrounds/background.ts'
import { CHARACTERS } from './characters/all-characters.ts'
import {
  type Character,
  createFrames,
  FRAMES_PER_SECOND,
  frameCount,
} from './characters/character.ts'
import { EFFECTS, recordEffect } from './effects/all-effects.ts'
import { encode, writeWhole } from './encode.ts'
import { FAMILIES, type Family } from './fonts/families.ts'
import { makeFont } from './fonts/make-font.ts'
import type { Item } from './item.ts'
import { MOODS } from './music/all-moods.ts'
import { recordLoop } from './music/studio.ts'
import { HEIGHT, WIDTH } from './paint/canvas.ts'
import { drawLayer, drawPoster, layersOf, rigOf } from './presenters/layers.ts'
import type { Track } from './sound/track.ts'
import { encodeWav } from './sound/wav.ts'

const backgroundItem = (background: Background): Item => ({
  key: `background/${background.key}`,
  kind: 'image',
  name: background.name,
  altText: background.altText,
  tags: ['фон', ...background.tags],
  file: `backgrounds/${background.key}.jpg`,
  needsFfmpeg: false,
  make: async ({ folder }) =>
    writeWhole(join(folder, `backgrounds/${background.key}.jpg`), await drawBackground(background)),
})

/** FLAC: lossy codecs pad the beginning and the end, and a loop would click. */
const soundItem = (
  sound: Pick<Item, 'key' | 'name' | 'tags'> & { file: string; record(): Track },
): Item => ({
  ...sound,
  kind: 'audio',
  altText: '',
  file: `${sound.file}.flac`,
  needsFfmpeg: false,
  async make({ folder, ffmpeg }) {
    const wav = encodeWav(sound.record())
    const path = join(folder, sound.file)
    if (!ffmpeg) return writeWhole(`${path}.wav`, wav)
    await encode({
      ffmpeg,
      input: ['-f', 'wav'],
      output: ['-c:a', 'flac', '-compression_level', '8', '-map_metadata', '-1', '-bitexact'],
      path: `${path}.flac`,
      chunks: [wav],
    })
  },
})

function* framesOf(character: Character): Generator<Buffer> {
  const draw = createFrames(character)
  // Copied, because the canvas is reused while the pipe still holds the last frame.
  for (let frame = 0; frame < frameCount(character); frame += 1) yield Buffer.from(draw(frame))
}

const characterItem = (character: Character): Item => ({
  key: `character/${character.key}`,
  kind: 'video',
  name: character.name,
  altText: character.altText,
  tags: ['хромакей', 'персонаж', ...character.tags],
  file: `characters/${character.key}.mp4`,
  needsFfmpeg: true,
  async make({ folder, ffmpeg }) {
    if (!ffmpeg) return
    await encode({
      ffmpeg,
      input: [
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgba',
        '-s',
        `${WIDTH}x${HEIGHT}`,
        '-r',
        `${FRAMES_PER_SECOND}`,
      ],
      output: [
        '-vf',
        'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
        '-c:v',
        'libx264',
        // Decoded far more often than encoded: 40 % cheaper decoding for a file a seventh larger.
        ...['-preset', 'superfast', '-tune', 'fastdecode', '-crf', '17'],
        '-threads',
        '2',
        '-g',
        `${FRAMES_PER_SECOND}`,
        '-colorspace',
        'bt709',
        '-color_primaries',
        'bt709',
        '-color_trc',
        'bt709',
        '-color_range',
        'tv',
        '-movflags',
        '+faststart',
        '-map_metadata',
        '-1',
        '-fflags',
        '+bitexact',
        '-flags:v',
        '+bitexact',
      ],
      path: join(folder, `characters/${character.key}.mp4`),
      chunks: framesOf(character),
    })
  },
})

const makePresenter = async (presenter: Presenter, folder: string) => {
  const home = join(folder, 'presenters', presenter.key)
  await mkdir(home, { recursive: true })
  const drawn: {
    name: string
    part: string
    bounds: { x: number; y: number; width: number; height: number }
  }[] = []
  for (const layer of layersOf(presenter.appearance)) {
    const { png, bounds } = await drawLayer(layer)
    await writeWhole(join(home, `${layer.name}.png`), png)
    drawn.push({ name: layer.name, part: layer.part, bounds })
  }
  await writeWhole(join(home, 'rig.json'), JSON.stringify(rigOf(presenter, drawn), null, 2))
  await writeWhole(join(folder, `presenters/${presenter.key}.jpg`), await drawPoster(presenter))
}

const presenterItem = (presenter: Presenter): Item => ({
  key: `presenter/${presenter.key}`,
  kind: 'image',
  name: presenter.name,
  altText: presenter.altText,
  tags: ['ведущий', ...presenter.tags],
  file: `presenters/${presenter.key}.jpg`,
  needsFfmpeg: false,
  make: ({ folder }) => makePresenter(presenter, folder),
})

const fontItem = (family: Family): Item => ({
  key: `font/${family.key}`,
  kind: 'image',
  name: `Шрифт ${family.name}`,
  altText: `Образец шрифта ${family.name}: заголовок, буквы, цифры и знаки`,
  tags: ['шрифт', ...family.tags],
  file: `fonts/${family.key}.jpg`,
  needsFfmpeg: false,
  make: ({ folder }) => makeFont(family, folder),
})

/** All items, slowest first. */
export const CATALOG: readonly Item[] = [
  ...CHARACTERS.map(characterItem),
  ...MOODS.map((mood) =>
    soundItem({
      key: `music/${mood.key}`,
      name: mood.name,
      tags: ['музыка', ...mood.tags, `${mood.bpm} BPM`],
      file: `music/${mood.key}`,
      record: () => recordLoop(mood),
    }),
  ),
  ...BACKGROUNDS.map(backgroundItem),
  ...PRESENTERS.map(presenterItem),
  ...FAMILIES.map(fontItem),
  ...EFFECTS.map((effect) =>
    soundItem({
      key: `effect/${effect.key}`,
      name: effect.name,
      tags: ['звук', ...effect.tags],
      file: `effects/${effect.key}`,
      record: () => recordEffect(effect),
    }),
  ),
]
