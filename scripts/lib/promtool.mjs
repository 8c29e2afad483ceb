import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDebian } from './apt-install.mjs'
import { hasProgram } from './find-program.mjs'
import { ROOT } from './paths.mjs'

const OWN = join(ROOT, '.cache/promtool/promtool')

/** Installed on the machine, or brought here before. */
export const findPromtool = () => ['promtool', OWN].find(hasProgram)

const runIn = (cwd, command, args) => {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (done.status === 0) return
  throw new Error(`${command} ${args.join(' ')}: ${done.stderr || done.error}`)
}

/** The package of Debian, without installing it: its server would be started. */
export const bringPromtool = () => {
  if (!isDebian()) throw new Error('Нужен promtool из состава Prometheus: поставьте его в PATH')
  const folder = mkdtempSync(join(tmpdir(), 'kadr-promtool-'))
  try {
    runIn(folder, 'apt-get', ['-q', '-o', 'APT::Sandbox::User=root', 'download', 'prometheus'])
    const [file] = readdirSync(folder)
    runIn(folder, 'dpkg-deb', ['--extract', file, '.'])
    mkdirSync(join(OWN, '..'), { recursive: true })
    copyFileSync(join(folder, 'usr/bin/promtool'), OWN)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return OWN
}
