import { OWN_VIDEO_VERSION, type OwnVideoForm, ownVideoForm } from '@kadr/contract/studio/own-video'
import * as z from 'zod/mini'
import { listStyleSounds } from '../../director/sounds.ts'
import { migrate } from '../../document/migrate.ts'
import type { ReelKind } from '../kind.ts'
import { toScene } from './to-scene.ts'

export const ownVideo: ReelKind<OwnVideoForm> = {
  key: 'own-video',
  readForm: (saved) =>
    z.parse(ownVideoForm, migrate({ saved, current: OWN_VIDEO_VERSION, migrations: [] })),
  listAssets: (form) => [
    ...new Set(
      [
        form.source?.asset,
        ...form.inserts.map(({ asset }) => asset),
        form.music?.asset,
        form.ending ? form.brand.logo : null,
      ].filter((asset) => typeof asset === 'string'),
    ),
  ],
  listSounds: listStyleSounds,
  toScene,
}
