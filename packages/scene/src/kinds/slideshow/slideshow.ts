import {
  SLIDESHOW_VERSION,
  type SlideshowForm,
  slideshowForm,
} from '@kadr/contract/studio/slideshow'
import * as z from 'zod/mini'
import { listSlideSounds } from '../../director/sounds.ts'
import { migrate } from '../../document/migrate.ts'
import type { ReelKind } from '../kind.ts'
import { migrations } from './migrate-form.ts'
import { toScene } from './to-scene.ts'

export const slideshow: ReelKind<SlideshowForm> = {
  key: 'slideshow',
  readForm: (saved) =>
    z.parse(slideshowForm, migrate({ saved, current: SLIDESHOW_VERSION, migrations })),
  listAssets: ({ slides, music, brand }) => [
    ...new Set(
      [
        ...slides.flatMap(({ asset, otherAsset, voice }) => [asset, otherAsset, voice?.asset]),
        brand.logo,
        music?.asset,
      ].filter((asset) => typeof asset === 'string'),
    ),
  ],
  listSounds: listSlideSounds,
  toScene,
}
