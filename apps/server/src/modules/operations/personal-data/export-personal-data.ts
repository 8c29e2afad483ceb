import type { AppContext, Sections } from '../../../context.ts'
import type { Pages } from '../../../platform/paging/read-pages.ts'

type OfUser = { ctx: AppContext; userId: string }

/** All data that the modules store about a user. */
export const openSections = async ({ ctx, userId }: OfUser): Promise<Sections> => {
  const sections: Sections = {}
  for (const module of ctx.modules) {
    const own = (await module.exportPersonalData?.({ ctx, userId })) ?? {}
    const doubled = Object.keys(own).find((name) => Object.hasOwn(sections, name))
    if (doubled) throw new Error(`Section ${doubled} of ${module.name} is exported by another too`)
    Object.assign(sections, own)
  }
  return sections
}

async function* writeRows(pages: Pages) {
  let separator = ''
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield `${separator}${rows.map((row) => JSON.stringify(row)).join(',')}`
    separator = ','
  }
}

async function* writeDocument({ exportedAt, sections }: { exportedAt: Date; sections: Sections }) {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"sections":{`
  let separator = ''
  for (const [name, pages] of Object.entries(sections)) {
    yield `${separator}${JSON.stringify(name)}:[`
    yield* writeRows(pages)
    yield ']'
    separator = ','
  }
  yield '}}'
}

/** The JSON of the export in chunks: at most one page of rows is in memory. */
export const exportPersonalData = async ({ ctx, userId }: OfUser): Promise<AsyncIterable<string>> =>
  writeDocument({
    exportedAt: ctx.clock.now(),
    sections: await openSections({ ctx, userId }),
  })
