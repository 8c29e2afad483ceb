import {
  PRODUCT_DEMO_VERSION,
  type ProductDemoForm,
  productDemoForm,
} from '@kadr/contract/studio/product-demo'
import * as z from 'zod/mini'
import { listSlideSounds } from '../../director/sounds.ts'
import { migrate } from '../../document/migrate.ts'
import type { ReelKind } from '../kind.ts'
import { migrations } from './migrate-form.ts'
import { toScene } from './to-scene.ts'

export const productDemo: ReelKind<ProductDemoForm> = {
  key: 'product-demo',
  readForm: (saved) =>
    z.parse(productDemoForm, migrate({ saved, current: PRODUCT_DEMO_VERSION, migrations })),
  listAssets: ({ hook, shots, callToAction, brand, music, voice }) => [
    ...new Set(
      [
        hook.asset,
        ...shots.map(({ asset }) => asset),
        callToAction.asset,
        brand.logo,
        music?.asset,
        voice?.asset,
      ].filter((asset) => typeof asset === 'string'),
    ),
  ],
  listSounds: listSlideSounds,
  toScene,
}
