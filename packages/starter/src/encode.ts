import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'

/** Per process: two processes may make the same file at once. */
const draftOf = (path: string) => `${path}.${process.pid}.part${extname(path)}`

/** Writes to a draft and renames it, so that an existing file is complete. */
export const writeWhole = async (path: string, content: Buffer | string) => {
  const draft = draftOf(path)
  await writeFile(draft, content)
  await rename(draft, path)
}

/** Feeds ffmpeg and waits for its file. */
export const encode = async ({
  ffmpeg,
  input,
  output,
  path,
  chunks,
}: {
  ffmpeg: string
  /** Options of the raw input and of the output. */
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
  // If ffmpeg exits early the pipe breaks; its exit code is more informative.
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
