/** `error`: something needed does not work; `warning`: it will bite later or part of it is missing. */
export type Level = 'ok' | 'info' | 'warning' | 'error'

/** One line of the report. Russian. */
export type Finding = { level: Level; subject: string; text: string }

export const finding = (level: Level, subject: string, text: string): Finding => ({
  level,
  subject,
  text,
})

const SIGNS: Readonly<Record<Level, string>> = { ok: '✓', info: '·', warning: '!', error: '✗' }

export const formatFinding = ({ level, subject, text }: Finding): string =>
  `${SIGNS[level]} ${subject}: ${text}`

export const hasErrors = (findings: readonly Finding[]): boolean =>
  findings.some(({ level }) => level === 'error')

const countOf = (findings: readonly Finding[], level: Level) =>
  findings.filter((one) => one.level === level).length

export const formatSummary = (findings: readonly Finding[]): string => {
  const errors = countOf(findings, 'error')
  const warnings = countOf(findings, 'warning')
  if (errors > 0) return `Не работает: ${errors}. Предупреждений: ${warnings}.`
  return warnings > 0 ? `Всё нужное работает. Предупреждений: ${warnings}.` : 'Всё работает.'
}
