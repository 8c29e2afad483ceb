import { MAX_SCRIPT_LENGTH } from '@kadr/contract/speech'

/** Lines as one script; those that would make it too long are left out whole. */
export const scriptOf = (lines: readonly { text: string }[]): string =>
  lines.reduce((script, { text }) => {
    const longer = script === '' ? text.trim() : `${script}\n${text.trim()}`
    return longer.length > MAX_SCRIPT_LENGTH ? script : longer
  }, '')
