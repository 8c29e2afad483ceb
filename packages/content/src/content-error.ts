/** A mistake in the content: it fails the build and names the place. */
export class ContentError extends Error {
  constructor({ file, line, message }: { file: string; line: number; message: string }) {
    super(`${file}:${line}: ${message}`)
    this.name = 'ContentError'
  }
}

export const lineOf = (source: string, index: number): number =>
  source.slice(0, Math.max(0, index)).split('\n').length
