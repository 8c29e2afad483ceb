import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'

/** Two processes may make the same file at once: each has a draft of its own. */
const draftOf = (path: string) => `${path}.${process.pid}.part${extname(path)}`

/** Writes beside and renames, so that a file that is there is whole. */
export const writeWhole = async (path: string, content: Buffer | string) => {
  const draft = draftOf(path)
  await writeFile(draft, content)
  await rename(draft, path)
}

/** Feeds ffmpeg with what `chunks` gives and waits for its file. */
export const encode = async ({
  ffmpeg,
  input,
  output,
  path,
  chunks,
}: {
  ffmpeg: string
  /** Options of the raw input, and of the file. */
  input: readonly string[]
  output: readonly string[]
  path: string
  chunks: Iterable<Buffer>
}): Promise<void> => {
  const draft = draftOf(path)
  const child = spawn(
    ffmpeg,
    ['-hide_banner', '-loglevel', 'error', '-y', ...input, '-i', 'pipe:0', ...output, draft],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  // A program that ends early breaks the pipe; its exit code says so better.
  child.stdin.on('error', () => undefined)
  const ended = once(child, 'close')
  for (const chunk of chunks) {
    if (child.exitCode !== null) break
    if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain'), ended])
  }
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) {
    await rm(draft, { force: true })
    throw new Error(`ffmpeg ended with ${code}: ${complaint.slice(0, 500)}`)
  }
  await rename(draft, path)
}
