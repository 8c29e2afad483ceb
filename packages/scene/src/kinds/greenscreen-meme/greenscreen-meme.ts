import {
  GREENSCREEN_MEME_VERSION,
  type GreenscreenMemeForm,
  greenscreenMemeForm,
} from '@kadr/contract/greenscreen-meme'
import * as z from 'zod/mini'
import { migrate } from '../../migrate.ts'
import type { ReelKind } from '../kind.ts'
import { toScene } from './to-scene.ts'

export const greenscreenMeme: ReelKind<GreenscreenMemeForm> = {
  key: 'greenscreen-meme',
  readForm: (saved) =>
    z.parse(
      greenscreenMemeForm,
      migrate({ saved, current: GREENSCREEN_MEME_VERSION, migrations: [] }),
    ),
  listAssets: ({ reaction, background, music }) => [
    ...new Set(
      [reaction?.asset, background.asset, music?.asset].filter(
        (asset) => typeof asset === 'string',
      ),
    ),
  ],
  toScene,
}
