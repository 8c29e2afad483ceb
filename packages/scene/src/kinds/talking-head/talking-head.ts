import {
  TALKING_HEAD_VERSION,
  type TalkingHeadForm,
  talkingHeadForm,
} from '@kadr/contract/studio/talking-head'
import * as z from 'zod/mini'
import { listStyleSounds } from '../../director/sounds.ts'
import { migrate } from '../../document/migrate.ts'
import type { ReelKind } from '../kind.ts'
import { migrations } from './migrate-form.ts'
import { toScene } from './to-scene.ts'

const presenterAsset = ({ presenter }: TalkingHeadForm): string | null =>
  presenter.kind === 'drawn' ? presenter.backdrop : presenter.asset

export const talkingHead: ReelKind<TalkingHeadForm> = {
  key: 'talking-head',
  readForm: (saved) =>
    z.parse(talkingHeadForm, migrate({ saved, current: TALKING_HEAD_VERSION, migrations })),
  listAssets: (form) => [
    ...new Set(
      [
        presenterAsset(form),
        ...form.inserts.map(({ asset }) => asset),
        form.voice?.asset,
        form.music?.asset,
        form.ending ? form.brand.logo : null,
      ].filter((asset) => typeof asset === 'string'),
    ),
  ],
  listSounds: listStyleSounds,
  toScene,
}
