const PREFIX = 'kadr.upload.'

/** Holds a Web Lock while an upload runs, so that other tabs don't treat it as lost. */
export const lockUpload = (id: string): (() => void) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => {
    release = done
  })
  navigator.locks?.request(`${PREFIX}${id}`, () => held).catch(() => undefined)
  return release
}

export const findLockedUploads = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
  return new Set(held.flatMap(({ name }) => (name ? [name.replace(PREFIX, '')] : [])))
}
