import { accessSync, constants } from 'node:fs'
import { basename, delimiter, join } from 'node:path'

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether a program is installed. Asking it for its version would cost a tenth of a start. */
export const hasProgram = (name) => {
  if (basename(name) !== name) return isExecutable(name)
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const files = process.platform === 'win32' ? [`${name}.exe`, name] : [name]
  return folders.some((folder) => files.some((file) => isExecutable(join(folder, file))))
}
