import { MAX_SCRIPT_LENGTH } from '@kadr/contract/speech'

/** Joins whole lines up to the length limit. */
export const joinScript = (lines: readonly { text: string }[]): string =>
  lines.reduce((script, { text }) => {
    const longer = script === '' ? text.trim() : `${script}\n${text.trim()}`
    return longer.length > MAX_SCRIPT_LENGTH ? script : longer
  }, '')
