export { CATALOG } from './catalog.ts'
export { type Item, starterId } from './item.ts'
export { findMade, listMissing } from './make-pack.ts'
export { packVersion } from './version.ts'
