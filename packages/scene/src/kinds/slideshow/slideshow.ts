import { SLIDESHOW_VERSION, type SlideshowForm, slideshowForm } from '@kadr/contract/slideshow'
import * as z from 'zod/mini'
import { migrate } from '../../migrate.ts'
import type { ReelKind } from '../kind.ts'
import { toScene } from './to-scene.ts'

export const slideshow: ReelKind<SlideshowForm> = {
  key: 'slideshow',
  readForm: (saved) =>
    z.parse(slideshowForm, migrate({ saved, current: SLIDESHOW_VERSION, migrations: [] })),
  listAssets: ({ slides, music }) => [
    ...new Set(
      [...slides.map(({ asset }) => asset), music?.asset].filter(
        (asset) => typeof asset === 'string',
      ),
    ),
  ],
  toScene,
}
