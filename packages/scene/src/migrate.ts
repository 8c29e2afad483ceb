type Document = Record<string, unknown>

/** Turns a document of version `from` into one of the next version. */
export type Migration = { from: number; up(document: Document): Document }

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A saved document in the current version. What is newer than us is refused rather than guessed at. */
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
