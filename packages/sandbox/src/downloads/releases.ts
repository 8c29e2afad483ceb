import { createHash } from 'node:crypto'
import type { PlayedAnswer, PlayedSource } from './played.ts'

export const PLAYED_VERSION = '2026.10.22'
const RELEASES = '/yt-dlp/yt-dlp/releases'
const FILES = 'release-assets.githubusercontent.com'

/**
 * The played release: it says its version and leaves the work to the installed engine. Like the real one it looks for
 * the JavaScript runtime it was given before it opens YouTube.
 */
const PROGRAM = `#!/usr/bin/env python3
import os, subprocess, sys
args = sys.argv[1:]
if '--version' in args:
    print('${PLAYED_VERSION}')
    sys.exit(0)
runtime = None
if '--js-runtimes' in args:
    at = args.index('--js-runtimes')
    runtime = args[at + 1]
    args = args[:at] + args[at + 2:]
args = [arg for arg in args if arg != '--no-js-runtimes']
if 'youtube' in args[-1]:
    name, _, program = (runtime or '').partition(':')
    works = name == 'node' and subprocess.run([program, '--permission', '-e', '0'], capture_output=True).returncode == 0
    if not works:
        sys.stderr.write('ERROR: [youtube] No supported JavaScript runtime could be found\\n')
        sys.exit(1)
os.execvp('yt-dlp', ['yt-dlp', *args])
`

const sumsOf = (program: string) => {
  const sum = createHash('sha256').update(program).digest('hex')
  const other = createHash('sha256').update('yt-dlp.exe').digest('hex')
  return `${other}  yt-dlp.exe\n${sum}  yt-dlp\n${other}  yt-dlp_linux\n`
}

const fileOf = (name: string): PlayedAnswer | undefined => {
  const type = 'application/octet-stream'
  if (name === 'yt-dlp') return { text: PROGRAM, type }
  return name === 'SHA2-256SUMS' ? { text: sumsOf(PROGRAM), type } : undefined
}

const redirect = (location: string): PlayedAnswer => ({
  status: 302,
  headers: { location },
  empty: true,
})

/** Releases as GitHub gives them: the newest leads to its version, and that to a file of another host. */
export const releases: Pick<PlayedSource, 'hosts' | 'answer'> = {
  hosts: ['github.com', FILES],
  answer({ host, path }) {
    const name = path.split('/').at(-1) ?? ''
    if (!fileOf(name)) return undefined
    if (host === FILES) return fileOf(name)
    if (path === `${RELEASES}/latest/download/${name}`) {
      return redirect(`https://github.com${RELEASES}/download/${PLAYED_VERSION}/${name}`)
    }
    const isVersion = path === `${RELEASES}/download/${PLAYED_VERSION}/${name}`
    return isVersion ? redirect(`https://${FILES}/production/${name}`) : undefined
  },
}
