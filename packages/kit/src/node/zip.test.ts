import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { streamZip } from './zip.ts'

async function* inPieces(...pieces: string[]) {
  for (const piece of pieces) yield Buffer.from(piece)
}

const READ = `import sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
for info in archive.infolist(): print(info.filename, archive.read(info).decode())`
const hasPython = spawnSync('python3', ['--version']).status === 0

const write = async (entries: Parameters<typeof streamZip>[0]) => {
  const chunks: Uint8Array[] = []
  for await (const chunk of streamZip(entries)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

it.skipIf(!hasPython)('is read by a program we did not write [needs python3]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kadr-zip-'))
  try {
    const file = join(folder, 'all.zip')
    const entries = [
      { name: 'Кофе 1.txt', chunks: inPieces('раз', ' два') },
      { name: 'пусто.txt', chunks: inPieces() },
    ]
    writeFileSync(file, await write(entries))
    const { stdout, stderr } = spawnSync('python3', ['-X', 'utf8', '-c', READ, file], {
      encoding: 'utf8',
    })
    expect([stderr, stdout]).toEqual(['', 'Кофе 1.txt раз два\nпусто.txt \n'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

it('writes nothing of a file that cannot be opened', async () => {
  const refused = {
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('refused')) }),
  }
  const reading = streamZip([{ name: 'a', chunks: refused }]).next()
  await expect(reading).rejects.toThrow('refused')
})
