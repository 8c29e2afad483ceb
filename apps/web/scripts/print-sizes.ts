import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** The download sizes of scripts and stylesheets, largest first. */
export const printSizes = async (folder: string) => {
  const rows: { name: string; kib: number }[] = []
  for await (const name of glob('assets/*.{js,css}', { cwd: folder })) {
    const content = await readFile(path.join(folder, name))
    rows.push({ name, kib: gzipSync(content, { level: 9 }).length / 1024 })
  }
  for (const { name, kib } of rows.sort((a, b) => b.kib - a.kib)) {
    console.log(`${kib.toFixed(1).padStart(7)} KiB gz  ${name}`)
  }
}
