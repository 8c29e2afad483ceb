import { SLIDESHOW_VERSION, type SlideshowForm, slideshowForm } from '@kadr/contract/slideshow'
import * as z from 'zod/mini'
import { findMusic } from '../../director/schedule.ts'
import { migrate } from '../../migrate.ts'
import { STARTER_EFFECTS } from '../../starter-sounds.ts'
import { findStyle } from '../../styles/all-styles.ts'
import type { ReelKind } from '../kind.ts'
import { migrations } from './migrate-form.ts'
import { toScene } from './to-scene.ts'

/** The style's loop and effects. */
const listSounds = (form: SlideshowForm): string[] => {
  const music = form.music?.asset === null ? findMusic(form)?.asset : undefined
  const { sounds } = findStyle(form.style).motion
  const effects = form.hasEffects
    ? Object.values(sounds).map((effect) => STARTER_EFFECTS[effect])
    : []
  return [...new Set([...(music ? [music] : []), ...effects])]
}

export const slideshow: ReelKind<SlideshowForm> = {
  key: 'slideshow',
  readForm: (saved) =>
    z.parse(slideshowForm, migrate({ saved, current: SLIDESHOW_VERSION, migrations })),
  listAssets: ({ slides, music, brand }) => [
    ...new Set(
      [...slides.map(({ asset }) => asset), brand.logo, music?.asset].filter(
        (asset) => typeof asset === 'string',
      ),
    ),
  ],
  listSounds,
  toScene,
}
