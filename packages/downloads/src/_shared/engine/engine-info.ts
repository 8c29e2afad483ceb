import * as z from 'zod/mini'

const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

const fragment = z.object({ url: z.optional(z.string()), path: z.optional(z.string()) })

/** One format of the engine's info dictionary: only the fields we use. */
const engineFormat = z.object({
  format_id: z.string(),
  url: z.optional(z.string()),
  ext: z.optional(z.string()),
  protocol: maybe(z.string()),
  vcodec: maybe(z.string()),
  acodec: maybe(z.string()),
  width: maybe(z.number()),
  height: maybe(z.number()),
  tbr: maybe(z.number()),
  abr: maybe(z.number()),
  filesize: maybe(z.number()),
  filesize_approx: maybe(z.number()),
  format_note: maybe(z.string()),
  has_drm: maybe(z.union([z.boolean(), z.string()])),
  http_headers: maybe(z.record(z.string(), z.string())),
  cookies: maybe(z.string()),
  fragments: maybe(z.array(fragment)),
  fragment_base_url: maybe(z.string()),
})
export type EngineFormat = z.infer<typeof engineFormat>

const subtitle = z.object({ url: z.optional(z.string()), ext: z.optional(z.string()) })

const work = z.object({
  id: z.string(),
  title: maybe(z.string()),
  uploader: maybe(z.string()),
  uploader_id: maybe(z.string()),
  channel: maybe(z.string()),
  duration: maybe(z.number()),
  thumbnail: maybe(z.string()),
  is_live: maybe(z.boolean()),
  live_status: maybe(z.string()),
  age_limit: maybe(z.number()),
  formats: maybe(z.array(engineFormat)),
  subtitles: maybe(z.record(z.string(), z.array(subtitle))),
})
export type EngineWork = z.infer<typeof work>

/** A post with several files is a playlist. */
export const engineInfo = z.extend(work, { entries: maybe(z.array(z.nullable(work))) })
export type EngineInfo = z.infer<typeof engineInfo>
