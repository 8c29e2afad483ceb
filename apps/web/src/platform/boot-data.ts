import * as z from 'zod/mini'

export const BOOT_ELEMENT_ID = 'kadr-boot'

/** What the document tells the program: it is data, not a script, so a strict policy lets it pass. */
const bootData = z.object({
  buildId: z.string(),
  /** Origin the site is known by, for canonical addresses. */
  origin: z.string(),
  /** The path the document was drawn for. */
  path: z.string(),
  /** What each matched route's loader gave, by route id. */
  data: z.record(z.string(), z.unknown()),
})
export type BootData = z.infer<typeof bootData>

export const readBootData = (): BootData => {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? ''
  return bootData.parse(JSON.parse(text))
}
