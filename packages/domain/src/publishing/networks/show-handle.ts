/** «@studia_anny», however the network writes it; an address stays one. */
export const showHandle = (handle: string): string =>
  handle.includes('/') ? handle : `@${handle.replace(/^@/, '')}`
