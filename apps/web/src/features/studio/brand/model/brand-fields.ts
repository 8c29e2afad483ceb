import type { BrandKit } from '@kadr/contract/studio/brand-kit'

export type BrandFields = Pick<BrandKit, 'brand' | 'ending' | 'logo' | 'music'>

/** An ending without words is none. */
export const readEnding = (ending: BrandFields['ending']): BrandFields['ending'] =>
  ending && `${ending.title}${ending.act}`.trim() !== '' ? ending : null

export const isSameBrand = (one: BrandFields, other: BrandFields): boolean =>
  JSON.stringify([one.brand, one.logo?.id, one.music?.id, readEnding(one.ending)]) ===
  JSON.stringify([other.brand, other.logo?.id, other.music?.id, readEnding(other.ending)])
