import * as z from 'zod/mini'

export const BOOT_ELEMENT_ID = 'kadr-boot'
export const ROOT_ELEMENT_ID = 'app'

/** Passed as JSON in the document: the content security policy forbids inline scripts but not data. */
const bootData = z.object({
  buildId: z.string(),
  /** Public origin of the site, for canonical addresses. */
  origin: z.string(),
  /** Origins of the API by the host of the page, where it is not the page's own. */
  apiOrigins: z.record(z.string(), z.string()),
  /** The path the document was rendered for. */
  path: z.string(),
  /** Loader data by route id. */
  data: z.record(z.string(), z.unknown()),
})
export type BootData = z.infer<typeof bootData>

export const readBootData = (): BootData => {
  const text = document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? ''
  return bootData.parse(JSON.parse(text))
}
