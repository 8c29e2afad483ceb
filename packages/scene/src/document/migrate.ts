type Document = Record<string, unknown>

/** Converts a document of version `from` to the next version. */
export type Migration = { from: number; up(document: Document): Document }

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Migrates a saved document to the current version. A newer version is rejected. */
export const migrate = ({
  saved,
  current,
  migrations,
}: {
  saved: unknown
  current: number
  migrations: readonly Migration[]
}): Document => {
  if (!isDocument(saved)) throw new Error('a saved document is an object')
  let document = saved
  for (;;) {
    const { version } = document
    if (version === current) return document
    const step = migrations.find(({ from }) => from === version)
    if (!step) throw new Error(`no way from version ${String(version)} to ${current}`)
    document = { ...step.up(document), version: step.from + 1 }
  }
}
