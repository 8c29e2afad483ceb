import { PRODUCT_DEMO_VERSION, type ProductDemoForm } from '@kadr/contract/studio/product-demo'
import { NO_BRAND } from '@kadr/contract/studio/slideshow'
import { STYLES } from '../../styles/all-styles.ts'

const MUSIC_VOLUME = 60
const HOOK_SECONDS = 2.5
const CALL_SECONDS = 3

/** An empty demo with the style's music and sounds on. */
export const createDemoForm = (part: Partial<ProductDemoForm> = {}): ProductDemoForm => ({
  version: PRODUCT_DEMO_VERSION,
  aspect: '9:16',
  style: STYLES[0].key,
  seed: 0,
  brand: NO_BRAND,
  productId: null,
  name: '',
  hook: {
    asset: null,
    fit: 'cover',
    from: 0,
    text: '',
    position: null,
    object: null,
    seconds: HOOK_SECONDS,
  },
  shots: [],
  hasPhone: false,
  benefits: [],
  change: null,
  review: null,
  callToAction: {
    text: '',
    price: '',
    note: '',
    object: null,
    asset: null,
    seconds: CALL_SECONDS,
  },
  music: { asset: null, volume: MUSIC_VOLUME },
  hasEffects: true,
  voice: null,
  isClipSoundKept: false,
  ...part,
})
