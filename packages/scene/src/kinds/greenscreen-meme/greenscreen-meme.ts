import {
  GREENSCREEN_MEME_VERSION,
  type GreenscreenMemeForm,
  greenscreenMemeForm,
} from '@kadr/contract/studio/greenscreen-meme'
import * as z from 'zod/mini'
import { listStyleSounds } from '../../director/sounds.ts'
import { migrate } from '../../document/migrate.ts'
import { STARTER_EFFECTS } from '../../sound/starter-sounds.ts'
import type { ReelKind } from '../kind.ts'
import { migrations } from './migrate-form.ts'
import { musicOf } from './new-form.ts'
import { toScene } from './to-scene.ts'

export const greenscreenMeme: ReelKind<GreenscreenMemeForm> = {
  key: 'greenscreen-meme',
  readForm: (saved) =>
    z.parse(greenscreenMemeForm, migrate({ saved, current: GREENSCREEN_MEME_VERSION, migrations })),
  listAssets: ({ reaction, background, brand, music }) => [
    ...new Set(
      [reaction?.asset, background.asset, brand.logo, music?.asset].filter(
        (asset) => typeof asset === 'string',
      ),
    ),
  ],
  listSounds: (form) => [
    ...listStyleSounds({ ...form, music: musicOf(form), hasEffects: false }),
    ...(form.hasEffects ? [STARTER_EFFECTS.impact] : []),
  ],
  toScene,
}
